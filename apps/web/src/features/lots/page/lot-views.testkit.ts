import type { AnswerOf } from '@seri/contract/call';
import type { lotCalls } from '@seri/contract/stock/lots.calls';
import { wishList } from '@seri/domain/catalogue/favourite-groups';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';

export type CarView = AnswerOf<(typeof lotCalls)['car-auction']['view']>;
export type BikeView = AnswerOf<(typeof lotCalls)['bikes']['view']>;
export type MachineView = AnswerOf<(typeof lotCalls)['machinery']['view']>;

export const noRights = {
  share: false,
  seeSoldLots: false,
  askExtraPhotos: false,
  askProductionMonth: false,
  reloadPhotos: false,
};

/** A car at an upcoming auction; tests override the fields that matter to them. */
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
      mileagePhrases: [],
    },
    lotImages: { images: [], thumbnails: [] },
    sheet: null,
    bidInfo: {
      startPrice: 500_000,
      averagePrice: null,
      averageCount: 0,
      averageBasis: [],
      soldPrice: null,
      auctionFinished: false,
      bidStep: 5000,
      bidGroupShow: true,
      exportTypeOptional: false,
      exportTypeShow: true,
      biddingAllowed: true,
      bidType: null,
      lastBidType: null,
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
    can: noRights,
    translateDetail: { requested: false, translated: false },
    translations: { ai: false, manager: false },
    ussCounter: { ussLimit: null },
    ...change,
  };
}

function anyView(id: number) {
  const {
    carCommonDetail: detail,
    lotInfo,
    lotImages,
    sheet,
    bidInfo,
    wishList: groups,
    can,
    ...translated
  } = carView(id);
  const { translateDetail, translations } = translated;
  return { lot: { lotInfo, lotImages, sheet, bidInfo, wishList: groups, can, translateDetail, translations }, detail };
}

export function bikeView(id: number, change: Partial<BikeView> = {}): BikeView {
  const { lot, detail } = anyView(id);
  return {
    ...lot,
    pageType: 'bikes',
    lotType: 'bike',
    bikeCommonDetail: detail,
    lotInfo: {
      ...lot.lotInfo,
      rateEngine: 6,
      rateEl: 5,
      rateExt: null,
      rateFront: 4,
      rateRear: 7,
      rateFrame: 8,
      rateNotes: {},
      notes: [],
      notePhrases: [],
      videos: '',
    },
    bikeInfo: {
      maker: 'Honda',
      model: 'CB400',
      year: 2012,
      mileage: 12_345,
      serial: 'NC42-1234567',
      mileageNote: 'By the meter',
      mileagePhrases: [{ code: 'By the meter', meaning: null }],
    },
    bikeSpecification: { grade: 'SF', color: 'Blue', engineCC: 400 },
    ...change,
  };
}

export function machineView(id: number, change: Partial<MachineView> = {}): MachineView {
  const { lot, detail } = anyView(id);
  return {
    ...lot,
    pageType: 'machinery',
    lotType: 'mech',
    mechCommonDetail: detail,
    mechInfo: { maker: 'Kubota', model: 'RX-406', year: 2012, mileage: 77, hours: 6508, serial: 'RX-406-336827' },
    mechSpecification: {
      grade: 'Alpha',
      category: 'Earthmoving',
      subCategory: 'Mini excavator',
      description: JSON.stringify({ Cab: 'Canopy', Bucket: '0.14 m³' }),
    },
    ...change,
  };
}

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Distinct data URLs, so that no picture is requested from a server. */
export const pictures = (count: number): string[] => Array.from({ length: count }, (_, index) => `${dot}#/${index}?`);

const inBothLanguages = (en: string, ru: string) => ({ en, ru });

export const decodedSheet: NonNullable<CarView['sheet']> = {
  glossary: 'JU',
  grades: [{ part: 'overall', code: '4.5', meaning: inBothLanguages('Very good', 'Очень хорошо') }],
  marks: [
    {
      code: 'A1',
      x: 43,
      y: 87,
      meaning: inBothLanguages('Scratch', 'Царапина'),
      place: inBothLanguages('left front door', 'левая передняя дверь'),
      size: inBothLanguages('thumb-sized', 'с палец'),
      weight: 'small',
    },
    {
      code: 'W3',
      x: 20,
      y: 40,
      meaning: inBothLanguages('Wave', 'Волна'),
      place: inBothLanguages('bonnet', 'капот'),
      size: null,
      weight: 'severe',
    },
  ],
  equipment: [{ code: 'AC', meaning: inBothLanguages('Air conditioning', 'Кондиционер') }],
  points: [],
  remarks: [],
  flags: [],
};
