import type { InputOf } from '@seri/contract/call';
import type { sharingCalls } from '@seri/contract/stock/sharing.calls';
import { type LotShape, type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { type ViewedLot, detailOf } from '../lots/page/lot-view.ts';

type SharePasswordQuery = InputOf<(typeof sharingCalls)[PageType]['password']>['query'];

const idFields: Record<LotShape, (id: string) => SharePasswordQuery> = {
  car: (carId) => ({ carId }),
  bike: (bikeId) => ({ bikeId }),
  machine: (id) => ({ id }),
};

const auctionTypes = {
  'car-auction': 'main',
  stock: 'one',
  stats: 'stats',
  bikes: 'bike',
  'bike-stats': 'bike',
  machinery: 'mech',
  'machinery-stats': 'mech',
} as const satisfies Record<PageType, SharePasswordQuery['auctionType']>;

/** The query of the code call: the id under the field name of its kind, and the fields that older clients send. */
export function passwordQuery(lot: ViewedLot): SharePasswordQuery {
  const { pageType, lotInfo, lotImages } = lot;
  return {
    ...idFields[pageTypeData[pageType].shape](String(detailOf(lot).id)),
    auctionDate: lotInfo.auctionDate,
    imageUrl: lotImages.images[0],
    auctionType: auctionTypes[pageType],
  };
}
