import { carPaperMedia, mostCarsOfPaper } from '@seri/domain/car-papers/paper-files';
import { carPaperKindNames } from '@seri/domain/car-papers/paper-kinds.data';
import { carPaperStates, chosenPaperStates, longestPaperReason } from '@seri/domain/car-papers/paper-states';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { z } from 'zod';
import { byteStream, digits, instant, version, yen } from '../common.schema.ts';
import type { SchemasOf } from '../schema.ts';
import { purchaseQuery } from '../trade/purchases.schema.ts';
import type { carPapersCalls } from './car-papers.calls.ts';

const id = z.int().positive();
const kind = z.enum(carPaperKindNames);
const title = z.string().trim().max(120);
const number = z.string().trim().max(60);
const dayOf = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));

/** Ids of purchases of one client, separated by commas. */
const carsText = z.string().regex(/^\d{1,15}(,\d{1,15})*$/);

export const sendPaperQuery = z.object({
  purchases: carsText,
  kind,
  title: title.default(''),
  number: number.default(''),
  issuedOn: dayOf.optional(),
  validUntil: dayOf.optional(),
  /** The paper of which this is a newer version. */
  replaces: digits.optional(),
});
export type SendPaperQuery = z.output<typeof sendPaperQuery>;

export const editPaperBody = z.object({
  id,
  version,
  state: z.enum(chosenPaperStates).optional(),
  title: title.optional(),
  number: number.optional(),
  issuedOn: dayOf.nullable().optional(),
  validUntil: dayOf.nullable().optional(),
  purchases: z.array(id).min(1).max(mostCarsOfPaper).optional(),
  /** For a paper that is withdrawn, or given although money is open. */
  reason: z.string().trim().max(longestPaperReason).default(''),
});
export type EditPaperBody = z.infer<typeof editPaperBody>;

export const writtenPaper = z.object({ id, version, state: z.enum(carPaperStates) });
export type WrittenPaper = z.infer<typeof writtenPaper>;

const day = z.iso.date().nullable();

const carPaper = z.object({
  id,
  version,
  kind,
  title: z.string(),
  number: z.string(),
  issuedOn: day,
  validUntil: day,
  media: z.enum(carPaperMedia),
  bytes: z.int(),
  state: z.enum(carPaperStates),
  sharedAt: instant.nullable(),
  /** Its address; null of one that the reader may not open yet. */
  path: z.string().nullable(),
  /** The money for which it waits; null unless it is held. */
  held: z.object({ open: yen, isFreightUnknown: z.boolean() }).nullable(),
  /** Earlier versions; the buyer is told of those that were shared. */
  earlier: z.int(),
  /** All cars to which it belongs. */
  purchases: z.array(id),
  /** For staff: who did what with it, and what may be done; null for everybody else. */
  desk: z
    .object({
      reason: z.string(),
      uploadedBy: z.string(),
      uploadedAt: instant,
      /** When the client opened it for the first time. */
      openedAt: instant.nullable(),
      openedBy: z.string().nullable(),
      /** It could be released, if the company gave papers before they are paid. */
      isReleaseOff: z.boolean(),
      can: z.object({
        edit: z.boolean(),
        share: z.boolean(),
        release: z.boolean(),
        hold: z.boolean(),
        unshare: z.boolean(),
        withdraw: z.boolean(),
        restore: z.boolean(),
      }),
    })
    .nullable(),
});
export type ShownCarPaper = z.infer<typeof carPaper>;

/** R99: the papers of a car that the reader may know of, in the order of their kinds, the newest first. */
export const carPapers = z.object({
  papers: z.array(carPaper),
  can: z.object({ upload: z.boolean(), downloadAll: z.boolean() }),
});
export type CarPapers = z.infer<typeof carPapers>;

const carOfClient = z.object({
  id,
  name: z.string(),
  chassis: z.string(),
  sku: z.string(),
  /** It goes by the same ship. */
  isOnSameVoyage: z.boolean(),
});

/** The cars of the same client that stand, this one itself excepted, the latest first. */
export const carsForPaper = z.object({ cars: z.array(carOfClient) });
export type CarsForPaper = z.infer<typeof carsForPaper>;

export const paperQuery = z.object({ id: digits });
export type PaperQuery = z.infer<typeof paperQuery>;

export const carPapersSchemas: SchemasOf<typeof carPapersCalls> = {
  send: {
    summary: 'Sends the file of one paper of a car, or a newer version of it; the buyer sees it once it is shared',
    query: sendPaperQuery,
    body: byteStream,
    answer: writtenPaper,
  },
  edit: {
    summary:
      'Shares, holds, releases or withdraws a paper, or corrects what is said of it, over the version that was seen',
    body: editPaperBody,
    answer: writtenPaper,
  },
  file: { summary: 'The file of a paper', query: paperQuery, answer: byteStream },
  zip: {
    summary: 'All papers of a car that the reader may open, as one file',
    query: purchaseQuery,
    answer: byteStream,
  },
  cars: {
    summary: 'Other cars of the same client, to which a paper may belong too',
    query: purchaseQuery,
    answer: carsForPaper,
  },
};
