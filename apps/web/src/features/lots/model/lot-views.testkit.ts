import type { AnswerOf } from '@seri/contract/call';
import type { lotCalls } from '@seri/contract/lots.calls';
import { wishList } from '@seri/domain/favourite-groups';
import { lotStatusCodes } from '@seri/domain/lot-status';

type CarView = AnswerOf<(typeof lotCalls)['car-auction']['view']>;

/** A car of an auction that is to come; of what matters to a test, each says its own. */
export function carView(id: number, change: Partial<CarView> = {}): CarView {
  return {
    pageType: 'car-auction',
    lotType: 'auction',
    carCommonDetail: {
      id,
      lotNumber: String(20_000 + id),
      info: '',
      auctionSheet: null,
      allowDownloadPhotos: false,
      comment: '',
      commentEditable: false,
      isUss: false,
    },
    lotInfo: {
      lotNumber: String(20_000 + id),
      auctionName: 'USS Tokyo',
      auctionDate: '2026-11-18T03:00:00Z',
      expectedAt: '2026-11-18T03:00:00Z',
      condition: '5',
      status: lotStatusCodes.upcoming,
    },
    carInfo: { maker: 'Toyota', model: 'Harrier', year: 2021, chassisId: '', mileage: 38_000 },
    carSpecification: {
      engineCC: 2000,
      grade: 'G',
      color: 'Red',
      transmission: 'AT',
      drive: '4WD',
      horsePower: null,
      equipment: '',
      steering: 'right',
      mileageNote: '',
    },
    lotImages: { images: [], thumbnails: [] },
    sheet: null,
    bidInfo: {
      startPrice: 500_000,
      averagePrice: null,
      soldPrice: null,
      auctionFinished: false,
      bidStep: 5000,
      bidGroupShow: true,
      exportTypeOptional: false,
      exportTypeShow: true,
      biddingAllowed: true,
      bidType: null,
      bidGroup: null,
      othersBid: false,
      bidWeek: '2026-11-16',
      bidLimitReached: false,
      myBid: false,
      jasId: null,
      myBidAmount: null,
      myBidDate: null,
      biddingDeadline: '2026-11-18T00:00:00Z',
      cancelDeadline: '2026-11-17T23:00:00Z',
      cancelDeadlineHour: 2,
      sessionStart: '2026-11-18T01:00:00Z',
      warnsFrom: null,
      acceptBid: true,
      cancellationAllowed: false,
      bidStatusId: null,
      bidAdjustmentPrice: null,
    },
    wishList: wishList(null),
    can: { share: false, seeSoldLots: false },
    translateDetail: { requested: false, translated: false },
    ussCounter: { ussLimit: null },
    ...change,
  };
}
