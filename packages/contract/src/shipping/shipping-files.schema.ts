import { carMatches } from '@seri/domain/shipping-files/match-cars';
import { carFields, fieldDecisions, shipFields } from '@seri/domain/shipping-files/row-changes';
import { listProblems } from '@seri/domain/shipping-files/read/list-problems';
import { rowProblems } from '@seri/domain/shipping-files/read/row-problems';
import { shippingColumns } from '@seri/domain/shipping-files/read/shipping-columns.data';
import { shippingFileStates, shippingOutcomes } from '@seri/domain/shipping-files/shipping-file-states';
import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { z } from 'zod';
import { byteStream, digits, instant, pageInfo, paging, version } from '../common.schema.ts';
import { type RefusalCode, refusalStatus } from '../refusals.ts';
import { placeCode } from '../trade/eligibility.schema.ts';

const id = z.int().positive();
const count = z.int().min(0);
const day = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));
const words = (longest: number) => z.string().trim().max(longest);
const code = z.enum(Object.keys(refusalStatus) as RefusalCode[]).nullable();
const outcome = z.enum(shippingOutcomes).nullable();

export const sendListQuery = z.object({ name: words(200).min(1) });
export type SendListQuery = z.infer<typeof sendListQuery>;

export const sentList = z.object({
  id,
  /** The same bytes were sent before: this is that file. */
  isKnown: z.boolean(),
});
export type SentList = z.infer<typeof sentList>;

const fileCounts = z.object({
  rows: count,
  /** Those that cannot be applied: no car, or one that has come to its end. */
  unknown: count,
  /** Those that somebody should look at before they are chosen. */
  attention: count,
  chosen: count,
  /** After it was applied; together with the unknown ones and those not chosen these are all rows. */
  outcomes: z.record(z.enum(shippingOutcomes), count),
});

const by = z.object({ name: z.string(), at: instant });
const fileRow = z.object({
  id,
  version,
  name: z.string(),
  sender: z.string(),
  state: z.enum(shippingFileStates),
  problem: z.enum(listProblems).nullable(),
  sent: by,
  applied: by.nullable(),
  undone: by.nullable(),
  counts: fileCounts,
});
export type ShippingFileRow = z.infer<typeof fileRow>;

const can = z.object({ edit: z.boolean() });

export const shippingFiles = z.object({ list: z.array(fileRow), pageInfo, can });
export type ShippingFiles = z.infer<typeof shippingFiles>;

export const shippingFilesQuery = z.object({ ...paging });
export type ShippingFilesQuery = z.infer<typeof shippingFilesQuery>;

export const shippingMapping = z.partialRecord(z.enum(shippingColumns), z.string().max(500).nullable());

const change = <Field extends string>(fields: readonly Field[]) =>
  z.object({
    field: z.enum(fields),
    /** Both as they are shown, except days, a status and the kind of a bill of lading, which are codes. Empty is none. */
    from: z.string(),
    to: z.string(),
    decision: z.enum(fieldDecisions),
    isTaken: z.boolean(),
    /** The day on which staff wrote what stands. */
    writtenOn: z.iso.date().nullable(),
  });

const problem = z.object({
  problem: z.enum(rowProblems),
  column: z.enum(shippingColumns).nullable(),
  /** The words of the list, the lines with which it contradicts itself, or the rules that stop its car. */
  told: z.string(),
});

const listedShip = z.object({
  place: z.int(),
  vessel: z.string(),
  number: z.string(),
  /** Null of a ship that will be added. */
  voyageId: id.nullable(),
  changes: z.array(
    change(shipFields).extend({
      /** The code of the port of its call, and its name. */
      port: z.string(),
      portName: z.string(),
      /** Guessed, because the list does not tell the year. */
      isGuessed: z.boolean(),
    }),
  ),
  problems: z.array(problem),
  /** Rows of the list that name it. */
  rows: count,
  outcome,
  code,
});
export type ListedShip = z.infer<typeof listedShip>;

export const shippingFileQuery = z.object({ id: digits });
export type ShippingFileQuery = z.infer<typeof shippingFileQuery>;

export const shippingFileView = fileRow.extend({
  /** The heads of the columns, and as what they are read. */
  headers: z.array(z.string()),
  mapping: shippingMapping,
  carriesDown: z.boolean(),
  listedOn: z.iso.date().nullable(),
  /** Staff have looked at the columns, of this list or of a former one of its sender. Before, nothing is applied. */
  isConfirmed: z.boolean(),
  /** Rows that name no car: totals and repeated heads. */
  passedOver: count,
  /** The words of the list for ports that Seri does not know, and what was said that they mean. */
  ports: z.array(z.object({ words: z.string(), place: placeCode.nullable() })),
  places: z.array(z.object({ code: placeCode, name: z.string() })),
  ships: z.array(listedShip),
  /** Until when it can be taken back; null if it cannot. */
  undoUntil: instant.nullable(),
  can,
});
export type ShippingFileView = z.infer<typeof shippingFileView>;

/** An outcome is a filter too. `notChosen`: those with a car that have come to no outcome. */
export const shippingRowFilters = ['all', 'attention', 'chosen', 'unknown', 'notChosen', ...shippingOutcomes] as const;
export type ShippingRowFilter = (typeof shippingRowFilters)[number];

export const shippingRowsQuery = z.object({
  id: digits,
  only: z.enum(shippingRowFilters).optional(),
  ...paging,
});
export type ShippingRowsQuery = z.infer<typeof shippingRowsQuery>;

const knownCar = z.object({
  id,
  sku: z.string(),
  /** Maker, model and year. */
  name: z.string(),
  chassis: z.string(),
  status: z.int().min(0).max(8),
  client: z.object({ id: z.int(), name: z.string() }),
});
export type MatchedCar = z.infer<typeof knownCar>;

const shippingRow = z.object({
  place: z.int(),
  sheet: z.string(),
  line: z.int(),
  stockNo: z.string(),
  chassis: z.string(),
  /** The car as the list names it. */
  named: z.string(),
  remarks: z.string(),
  match: z.enum(carMatches),
  /** How the numbers of a near match differ, and at which sign of the list’s. */
  difference: z.object({ kind: z.enum(['alphabet', 'lookAlike', 'edit']), at: z.int() }).nullable(),
  car: knownCar.nullable(),
  /** The other purchases of a car that was bought twice. */
  others: z.array(knownCar),
  /** The place of its ship among those of the list. */
  ship: z.int().nullable(),
  loadPort: z.string(),
  dischargePort: z.string(),
  changes: z.array(change(carFields)),
  problems: z.array(problem),
  needsAttention: z.boolean(),
  mayBeChosen: z.boolean(),
  isChosen: z.boolean(),
  outcome,
  code,
});
export type ShippingRow = z.infer<typeof shippingRow>;

/** Those that need a look come first. */
export const shippingRows = z.object({ list: z.array(shippingRow), pageInfo });
export type ShippingRows = z.infer<typeof shippingRows>;

export const shippingMappingBody = z.object({
  id,
  version,
  sender: words(80),
  mapping: shippingMapping,
  carriesDown: z.boolean(),
  listedOn: day,
  /** Places by the words that the list has for them. */
  ports: z.record(z.string().max(80), placeCode),
});
export type ShippingMappingBody = z.infer<typeof shippingMappingBody>;

const mostDecisions = 500;
export const rowDecisionsBody = z.object({
  id,
  /** That of the file: its rows are others after its columns were changed. */
  version,
  rows: z
    .array(
      z.object({
        place: z.int(),
        isChosen: z.boolean().optional(),
        /** One of the cars that the row may be about. */
        purchaseId: id.optional(),
        /** The changes that are taken. */
        take: z.array(z.enum(carFields)).optional(),
      }),
    )
    .max(mostDecisions),
  ships: z.array(
    z.object({ place: z.int(), take: z.array(z.object({ field: z.enum(shipFields), port: z.string() })) }),
  ),
  /** First, for all rows: those that are safe are chosen, or none. */
  choose: z.enum(['safe', 'none']).optional(),
});
export type RowDecisionsBody = z.infer<typeof rowDecisionsBody>;

export const writtenDecisions = z.object({ counts: fileCounts });
export type WrittenDecisions = z.infer<typeof writtenDecisions>;

export const shippingFileBody = z.object({ id, version });
export type ShippingFileBody = z.infer<typeof shippingFileBody>;

export const writtenShippingFile = z.object({ id, version, state: z.enum(shippingFileStates) });
export type WrittenShippingFile = z.infer<typeof writtenShippingFile>;

export const shippingFilesSchemas = {
  list: { summary: 'Lists of forwarders that were sent, for staff', query: shippingFilesQuery, answer: shippingFiles },
  send: {
    summary: 'Sends the list of a forwarder or a line as xlsx or CSV; it is read in the background',
    query: sendListQuery,
    body: byteStream,
    answer: sentList,
  },
  view: {
    summary: 'A list with its columns, its ships and its counts',
    query: shippingFileQuery,
    answer: shippingFileView,
  },
  rows: { summary: 'The rows of a list with what they would change', query: shippingRowsQuery, answer: shippingRows },
  map: {
    summary: 'Says how a list is read; it is read again by that, and so is the next one of its sender',
    body: shippingMappingBody,
    answer: writtenShippingFile,
  },
  decide: { summary: 'Chooses rows and changes', body: rowDecisionsBody, answer: writtenDecisions },
  apply: {
    summary: 'Applies the chosen rows in the background, once',
    body: shippingFileBody,
    answer: writtenShippingFile,
  },
  undo: {
    summary: 'Takes an applied list back within a day, where nothing newer has touched the cars',
    body: shippingFileBody,
    answer: writtenShippingFile,
  },
};
