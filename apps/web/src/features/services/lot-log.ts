import { detailOf, type LotView } from '../lots/page/lot-view.ts';

/** The facts of a lot that services are told with a question about it. */
export function lotLogOf(lot: LotView) {
  const { lotNumber: lotNo, auctionDate, auctionName } = lot.lotInfo;
  return { carId: String(detailOf(lot).id), lotNo, auctionDate, auctionName };
}
