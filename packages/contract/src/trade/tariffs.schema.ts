import {
  bookingMoments,
  clientTiers,
  japanRegions,
  purchaseMethods,
  sizeClasses,
  type TariffDraft,
  tariffHows,
  tariffKinds,
} from '@seri/domain/tariffs/tariff';
import { missingFacts } from '@seri/domain/tariffs/expected-charge';
import { largestTariff, longestNote, longestPlace, mostFreeDays } from '@seri/domain/tariffs/tariff-faults';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { z } from 'zod';
import { digits, instant, version, yen } from '../common.schema.ts';

const id = z.int().positive();
const day = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));
const place = z.string().trim().min(1).max(longestPlace).nullable();
const amount = z.int().min(0).max(largestTariff);
const kind = z.enum(tariffKinds);

/** The domain's `tariffFaults` validates what no single field tells, in API and web. */
export const tariffDraft = z.object({
  kind,
  validFrom: day,
  /** The last day; null is until further notice. */
  validTo: day.nullable(),
  accountId: id.nullable(),
  clientTier: z.enum(clientTiers).nullable(),
  houseId: id.nullable(),
  method: z.enum(purchaseMethods).nullable(),
  yard: place,
  dischargePort: place,
  loadPort: place,
  line: place,
  region: z.enum(japanRegions).nullable(),
  sizeClass: z.enum(sizeClasses).nullable(),
  priceFrom: amount.nullable(),
  priceTo: amount.nullable(),
  how: z.enum(tariffHows),
  /** Yen, or hundredths of a percent. */
  value: amount,
  least: amount.nullable(),
  most: amount.nullable(),
  freeDays: z.int().min(0).max(mostFreeDays).nullable(),
  booksAt: z.enum(bookingMoments),
  note: z.string().trim().max(longestNote),
  sourceUrl: z.string().trim().max(longestNote),
  sourceDate: day.nullable(),
}) satisfies z.ZodType<TariffDraft>;

const listedTariff = tariffDraft.extend({
  id,
  version,
  /** A charge was booked by it: only its end and its notes may still change. */
  isUsed: z.boolean(),
  isDemo: z.boolean(),
  /** The client that it is for alone. */
  account: z.string().nullable(),
  house: z.string().nullable(),
  changedAt: instant,
  /** Null for a row that came with the installation. */
  changedBy: z.string().nullable(),
});

export const tariffsQuery = z.object({
  kind: kind.optional(),
  houseId: digits.optional(),
  /** How a port of loading or of discharge begins. */
  port: z.string().trim().max(longestPlace).optional(),
  /** Only rows that are valid then or later. */
  day: day.optional(),
});
export type TariffsQuery = z.infer<typeof tariffsQuery>;

export const tariffs = z.object({
  tariffs: z.array(listedTariff),
  houses: z.array(z.object({ id, name: z.string() })),
  can: z.object({ edit: z.boolean() }),
});
export type Tariffs = z.infer<typeof tariffs>;

export const addTariffBody = z.object({ row: tariffDraft });
export type AddTariffBody = z.infer<typeof addTariffBody>;

export const changeTariffBody = z.object({ id, version, row: tariffDraft });
export type ChangeTariffBody = z.infer<typeof changeTariffBody>;

export const writtenTariff = z.object({ id, version });
export type WrittenTariff = z.infer<typeof writtenTariff>;

const longestFile = 200_000;
export const tariffFile = z.object({ csv: z.string() });
export type TariffFile = z.infer<typeof tariffFile>;
export const tariffFileBody = z.object({ csv: z.string().min(1).max(longestFile) });

export const importedTariffs = z.object({ added: z.int(), changed: z.int(), unchanged: z.int() });
export type ImportedTariffs = z.infer<typeof importedTariffs>;

/** With an id the row takes the place of that one, which ends before it or is changed into it. */
export const previewTariffBody = z.object({ id: id.nullable(), row: tariffDraft });
export type PreviewTariffBody = z.infer<typeof previewTariffBody>;

/** Null is unknown. */
const estimate = yen.nullable();

export const tariffPreview = z.object({
  /** All are priced as if they were bought on this day. */
  day,
  purchases: z.array(
    z.object({
      id,
      lotNo: z.string(),
      auction: z.string(),
      specification: z.string(),
      client: z.string(),
      price: yen,
      before: estimate,
      after: estimate,
    }),
  ),
});
export type TariffPreview = z.infer<typeof tariffPreview>;

export const allInQuery = z.object({
  lotId: digits,
  amount: z.string().regex(/^\d{1,10}$/),
  /** Staff name the client. */
  userId: digits.optional(),
});
export type AllInQuery = z.infer<typeof allInQuery>;

export const allIn = z.object({
  /** The amount and all charges that are known. */
  total: yen,
  lines: z.array(z.object({ kind, amount: estimate, missing: z.array(z.enum(missingFacts)) })),
  /** How many lines are unknown. */
  unknown: z.int(),
  /** The port to which the client's last car went; null if none has gone yet. */
  loadPort: z.string().nullable(),
  dischargePort: z.string().nullable(),
});
export type AllInAnswer = z.infer<typeof allIn>;

export const tariffsSchemas = {
  list: { summary: 'The prices of charges, for staff', query: tariffsQuery, answer: tariffs },
  add: {
    summary: 'Adds a price; one that another row has already is refused',
    body: addTariffBody,
    answer: writtenTariff,
  },
  change: {
    summary: 'Changes a price over the version that was seen; of one that was charged only the end and the notes',
    body: changeTariffBody,
    answer: writtenTariff,
  },
  follow: {
    summary: 'Lets another row follow one, which ends on the day before',
    body: changeTariffBody,
    answer: writtenTariff,
  },
  exportFile: { summary: 'All prices as CSV', answer: tariffFile },
  importFile: {
    summary: 'Takes prices from CSV: rows with an id are changed, others added; with one fault nothing is taken',
    body: tariffFileBody,
    answer: importedTariffs,
  },
  preview: {
    summary: 'The charge of the last 50 purchases with and without a row that is not saved yet',
    body: previewTariffBody,
    answer: tariffPreview,
  },
  allIn: {
    summary: 'The cost of a lot up to the port of discharge if it is bought for an amount, in the terms of the client',
    query: allInQuery,
    answer: allIn,
  },
};
