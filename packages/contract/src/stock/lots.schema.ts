import { noteAtMost } from '@seri/domain/lots/lot-note';
import { lotTypes, pageTypes } from '@seri/domain/catalogue/page-types';
import { redFlags, sheetGradeParts } from '@seri/domain/sheet/decoded-sheet';
import { z } from 'zod';
import { averagePrice, wishListSchema } from './catalogue.schema.ts';
import { digits, done, instant } from '../common.schema.ts';
import { ownBid } from './own-bid.schema.ts';

export const lotQuery = z.object({ id: digits });
export type LotQuery = z.infer<typeof lotQuery>;

const bilingual = z.object({ en: z.string(), ru: z.string() });
const decoded = z.object({ code: z.string(), meaning: bilingual.nullable() });

export const decodedSheet = z.object({
  glossary: z.string(),
  grades: z.array(decoded.extend({ part: z.enum(sheetGradeParts) })),
  marks: z.array(
    decoded.extend({
      x: z.number(),
      y: z.number(),
      place: bilingual.nullable(),
      size: bilingual.nullable(),
      weight: z.enum(['small', 'plain', 'severe']),
    }),
  ),
  equipment: z.array(decoded),
  points: z.array(decoded),
  remarks: z.array(decoded),
  flags: z.array(z.object({ flag: z.enum(redFlags), source: z.string() })),
});

const yen = z.int().nullable();

const lotInfo = z.object({
  lotNumber: z.string(),
  auctionName: z.string(),
  /** The passing time; for a stock car, the time since it is on offer. */
  auctionDate: instant,
  /** The passing time with the lane's delay; null if passing times are unknown. */
  expectedAt: instant.nullable(),
  condition: z.string(),
  status: z.int(),
});

const prices = z.object({ startPrice: yen, ...averagePrice, soldPrice: yen, auctionFinished: z.boolean() });

export const bidInfo = prices.extend({
  ...ownBid.shape,
  bidStep: z.int(),
  bidGroupShow: z.boolean(),
  /** The Monday of the week for groups; null for a stock car. */
  bidWeek: z.string().nullable(),
  exportTypeOptional: z.boolean(),
  exportTypeShow: z.boolean(),
  /** Null for a stock car, as are the other deadlines. */
  biddingDeadline: instant.nullable(),
  cancelDeadline: instant.nullable(),
  cancelDeadlineHour: z.number().nullable(),
  sessionStart: instant.nullable(),
  /** From this time until the session starts, client and dealer get no notice of changes. Null without the warning. */
  warnsFrom: instant.nullable(),
});

const commonDetail = z.object({
  id: z.int(),
  lotNumber: z.string(),
  auctionSheet: z.string().nullable(),
  allowDownloadPhotos: z.boolean(),
  comment: z.string(),
  commentEditable: z.boolean(),
});

const anyLot = z.object({
  pageType: z.enum(pageTypes),
  lotType: z.enum(Object.values(lotTypes)),
  lotInfo,
  lotImages: z.object({ images: z.array(z.string()), thumbnails: z.array(z.string()) }),
  sheet: decodedSheet.nullable(),
  bidInfo,
  wishList: wishListSchema,
  /** How far the reader’s own request for a translation is. */
  translateDetail: z.object({ requested: z.boolean(), translated: z.boolean() }),
  /** Translators of the sheet for the reader, beside its own codes. */
  translations: z.object({ ai: z.boolean(), manager: z.boolean() }),
  can: z.object({
    share: z.boolean(),
    seeSoldLots: z.boolean(),
    /** Whether the service is there, and the lot one that it may know. */
    askExtraPhotos: z.boolean(),
    askProductionMonth: z.boolean(),
    reloadPhotos: z.boolean(),
  }),
});

const vehicle = z.object({
  maker: z.string(),
  model: z.string(),
  year: z.int().nullable(),
  mileage: z.int().nullable(),
});

const sheetPart = z.object({
  auctionSheet: z.string(),
  backgroundSize: z.string(),
  backgroundPosition: z.string(),
  aspectRatio: z.string(),
});

export const carView = anyLot.extend({
  carCommonDetail: commonDetail.extend({ isUss: z.boolean(), info: z.string() }),
  carInfo: vehicle.extend({ chassisId: z.string() }),
  carSpecification: z.object({
    engineCC: z.int().nullable(),
    grade: z.string(),
    color: z.string(),
    transmission: z.string(),
    drive: z.string(),
    horsePower: z.int().nullable(),
    equipment: z.string(),
    steering: z.string(),
    mileageNote: z.string(),
    mileagePhrases: z.array(decoded),
  }),
  /** The part of the sheet that shows the chassis number, as styles of a background; absent if it is not known. */
  mopDeail: sheetPart.optional(),
  /** The rest of today's limit; null without a limit. */
  ussCounter: z.object({ ussLimit: z.int().nullable() }),
});

const rate = z.int().nullable();
export const rateCategories = ['engine', 'electric', 'exterior', 'front', 'rear', 'frame'] as const;

export const bikeView = anyLot.extend({
  bikeCommonDetail: commonDetail,
  lotInfo: lotInfo.extend({
    rateEngine: rate,
    rateEl: rate,
    rateExt: rate,
    rateFront: rate,
    rateRear: rate,
    rateFrame: rate,
    /** Notes per category, as written and decoded, some with a picture. */
    rateNotes: z.partialRecord(
      z.enum(rateCategories),
      z.array(z.object({ text: z.string(), image: z.string().nullable(), phrases: z.array(decoded) })),
    ),
    notes: z.array(z.string()),
    /** The decoded phrases of each note, in their order. */
    notePhrases: z.array(z.array(decoded)),
    /** Addresses separated by #. */
    videos: z.string(),
  }),
  bikeInfo: vehicle.extend({ serial: z.string(), mileageNote: z.string(), mileagePhrases: z.array(decoded) }),
  bikeSpecification: z.object({ grade: z.string(), color: z.string(), engineCC: z.int().nullable() }),
});

export const machineView = anyLot.extend({
  mechCommonDetail: commonDetail,
  mechInfo: vehicle.extend({ serial: z.string(), hours: z.int().nullable() }),
  mechSpecification: z.object({
    grade: z.string(),
    category: z.string(),
    subCategory: z.string(),
    /** A JSON object of names and values. */
    description: z.string(),
  }),
});

export const lotViews = { car: carView, bike: bikeView, machine: machineView };
export type LotViews = { [Shape in keyof typeof lotViews]: z.infer<(typeof lotViews)[Shape]> };
export type AnyLotView = LotViews[keyof LotViews];

/** A visitor with a link does not see these, nor bids. */
const privateParts = { wishList: true, can: true, translateDetail: true, translations: true } as const;
const sharedParts = { bidInfo: prices };
export const sharedViews = {
  car: carView.omit({ ...privateParts, mopDeail: true, ussCounter: true }).extend(sharedParts),
  bike: bikeView.omit(privateParts).extend(sharedParts),
  machine: machineView.omit(privateParts).extend(sharedParts),
};
export type SharedViews = { [Shape in keyof typeof sharedViews]: z.infer<(typeof sharedViews)[Shape]> };
export type AnySharedView = SharedViews[keyof SharedViews];

export const priceSense = z.object({
  ...averagePrice,
  /** A quarter of the sales are at or under the lower price, a quarter at or over the upper one. */
  lowerPrice: yen,
  upperPrice: yen,
  /** How far the average was from the next sale, in the middle, of this installation's last ninety days; 0.1 is 10 %. */
  error: z.object({ sales: z.int(), medianError: z.number() }).nullable(),
  /** The prices of all comparable sales, ascending. */
  prices: z.array(z.int()),
  /** Those of the comparable sales that the reader may see, the latest first, at most 200. */
  similar: z.array(
    z.object({
      id: z.int(),
      pageType: z.enum(pageTypes),
      soldAt: instant,
      auctionName: z.string(),
      lotNo: z.string(),
      grade: z.string(),
      condition: z.string(),
      year: z.int().nullable(),
      mileage: z.int().nullable(),
      hours: z.int().nullable(),
      soldPrice: z.int(),
    }),
  ),
  /** The same vehicle at earlier auctions, the latest first. */
  appearances: z.array(
    z.object({
      id: z.int(),
      pageType: z.enum(pageTypes),
      auctionDate: instant,
      auctionName: z.string(),
      lotNo: z.string(),
      mileage: z.int().nullable(),
      startPrice: yen,
      soldPrice: yen,
      status: z.int(),
    }),
  ),
});
export type PriceSense = z.infer<typeof priceSense>;

export const downloadQuery = z.object({ carId: digits });
export type DownloadQuery = z.infer<typeof downloadQuery>;
/** Empty if there is nothing to download. */
export const link = z.string();

export const noteBody = z.object({
  carId: z.int().positive(),
  comment: z.string().max(noteAtMost),
  /** Optimistic lock: the note as it was opened; if it has changed since, the call is refused with 409. */
  former: z.string().optional(),
});
export type NoteBody = z.infer<typeof noteBody>;

const answers: { [Shape in keyof LotViews]: z.ZodType<LotViews[Shape]> } = lotViews;

export function lotSchemasOf<Shape extends keyof LotViews>(shape: Shape) {
  return {
    view: {
      summary: 'One lot, as it stands today: in the listing, or in statistics',
      query: lotQuery,
      answer: answers[shape],
    },
    priceSense: {
      summary: 'What similar lots were sold for, and where the same vehicle was seen before',
      query: lotQuery,
      answer: priceSense,
    },
    downloadImages: {
      summary: 'Where all photos of a lot are found as one file; empty where it has none',
      query: downloadQuery,
      answer: link,
    },
  };
}

export const noteSchemas = {
  save: { summary: 'Writes the note of a lot of any kind; an empty one takes it away', body: noteBody, answer: done },
};
