import type { InputOf } from '@seri/contract/call';
import type { sharingCalls } from '@seri/contract/stock/sharing.calls';
import { type LotShape, type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { type ViewedLot, detailOf } from '../../lots/model/lot-view.ts';

type SharePasswordQuery = InputOf<(typeof sharingCalls)[PageType]['password']>['query'];

const named: Record<LotShape, (id: string) => SharePasswordQuery> = {
  car: (carId) => ({ carId }),
  bike: (bikeId) => ({ bikeId }),
  machine: (id) => ({ id }),
};

/** What a lot of a page type is called where it is shared. */
const auctionTypes = {
  'car-auction': 'main',
  stock: 'one',
  stats: 'stats',
  bikes: 'bike',
  'bike-stats': 'bike',
  machinery: 'mech',
  'machinery-stats': 'mech',
} as const satisfies Record<PageType, SharePasswordQuery['auctionType']>;

/** How a lot is named when its code is asked for: by the id of its kind, with what older clients send along. */
export function passwordQuery(lot: ViewedLot): SharePasswordQuery {
  const { pageType, lotInfo, lotImages } = lot;
  return {
    ...named[pageTypeData[pageType].shape](String(detailOf(lot).id)),
    auctionDate: lotInfo.auctionDate,
    imageUrl: lotImages.images[0],
    auctionType: auctionTypes[pageType],
  };
}
