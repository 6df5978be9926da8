import { isJapanDay, type JapanDay } from '@seri/domain/time/japan-time';
import { carLacks } from '@seri/domain/voyages/boarding';
import { callKinds, mostCalls } from '@seri/domain/voyages/port-calls';
import { voyageStates } from '@seri/domain/voyages/voyage-states';
import { z } from 'zod';
import { digits, instant, pageInfo, paging, version } from '../common.schema.ts';
import { type RefusalCode, refusalStatus } from '../refusals.ts';
import { placeCode } from '../trade/eligibility.schema.ts';

const id = z.int().positive();
const day = z.custom<JapanDay>((text) => typeof text === 'string' && isJapanDay(text));
const words = z.string().trim().max(80);
const state = z.enum(voyageStates);

const callDraft = z.object({
  /** Null of a new call. */
  id: id.nullable(),
  place: z.union([z.literal(''), placeCode]),
  kind: z.enum(callKinds),
  yardCutOffAt: instant.nullable(),
  papersCutOffAt: instant.nullable(),
  plannedOn: day.nullable(),
  actualOn: day.nullable(),
});
export type CallDraft = z.infer<typeof callDraft>;

const voyageDraft = {
  line: words,
  vessel: words,
  /** The line’s own number of the voyage. */
  number: words,
  calls: z.array(callDraft).max(mostCalls),
};

const portCall = callDraft.extend({
  id,
  place: placeCode,
  plannedOn: z.iso.date().nullable(),
  actualOn: z.iso.date().nullable(),
  /** In the reader’s language. */
  name: z.string(),
  cars: z.int(),
});
export type ListedCall = z.infer<typeof portCall>;

const count = z.int().min(0);
const voyageRow = z.object({
  id,
  version,
  line: z.string(),
  vessel: z.string(),
  number: z.string(),
  state,
  /** Those of loading first, each in the order of its days. */
  calls: z.array(portCall),
  /** Cars on it, and those of them that lack something before they are loaded, or that the ship has left behind. */
  figures: z.object({ cars: count, withoutPapers: count, withoutParties: count, leftBehind: count }),
});
export type VoyageRow = z.infer<typeof voyageRow>;

export const voyagesQuery = z.object({
  /** A part of the vessel, its number or the line. */
  search: z.string().trim().max(80).optional(),
  /** A port of either kind. */
  port: placeCode.optional(),
  state: state.optional(),
  /** Only those that may still take cars. */
  open: z.literal('1').optional(),
  ...paging,
});
export type VoyagesQuery = z.infer<typeof voyagesQuery>;

const can = z.object({ edit: z.boolean() });

export const voyages = z.object({
  /** Ships that are to leave first, by their day, then those at sea, then the past, the latest first. */
  list: z.array(voyageRow),
  pageInfo,
  ports: z.array(z.object({ code: placeCode, name: z.string() })),
  can,
});
export type Voyages = z.infer<typeof voyages>;

export const voyageQuery = z.object({ id: digits });
export type VoyageQuery = z.infer<typeof voyageQuery>;

const waitingCar = z.object({
  id,
  version,
  sku: z.string(),
  /** Maker, model and year. */
  name: z.string(),
  chassis: z.string(),
  status: z.int().min(0).max(8),
  client: z.object({ id: z.int(), name: z.string() }),
  /** Both places are empty until they are known. */
  dischargePort: z.string(),
  destination: z.string(),
  lacks: z.array(z.enum(carLacks)),
});
export type WaitingCar = z.infer<typeof waitingCar>;

const voyageCar = waitingCar.extend({
  loadCallId: id,
  dischargeCallId: id,
  /** The ship has left the port of this car, which has not moved. */
  isLeftBehind: z.boolean(),
  blNo: z.string(),
});
export type VoyageCar = z.infer<typeof voyageCar>;

export const voyageView = voyageRow.extend({
  cars: z.array(voyageCar),
  changedAt: instant,
  changedBy: z.string(),
  can,
});
export type VoyageView = z.infer<typeof voyageView>;

export const addVoyageBody = z.object(voyageDraft);
export type AddVoyageBody = z.infer<typeof addVoyageBody>;

export const changeVoyageBody = z.object({ id, version, ...voyageDraft });
export type ChangeVoyageBody = z.infer<typeof changeVoyageBody>;

export const cancelVoyageBody = z.object({ id, version });
export type CancelVoyageBody = z.infer<typeof cancelVoyageBody>;

export const writtenVoyage = z.object({ id, version });
export type WrittenVoyage = z.infer<typeof writtenVoyage>;

const mostCars = 100;
export const boardBody = z.object({
  cars: z.array(z.object({ id, version })).min(1).max(mostCars),
  /** Null takes the cars off their ship. */
  calls: z.object({ load: id, discharge: id }).nullable(),
});
export type BoardBody = z.infer<typeof boardBody>;

export const boarded = z.object({
  /** Why a car was not taken aboard, or taken off; null if it was. */
  results: z.array(z.object({ id, code: z.enum(Object.keys(refusalStatus) as RefusalCode[]).nullable() })),
});
export type Boarded = z.infer<typeof boarded>;

export const waitingQuery = z.object({ dischargePort: placeCode.optional() });
export type WaitingQuery = z.infer<typeof waitingQuery>;

export const waitingCars = z.object({
  cars: z.array(waitingCar),
  /** There are more than are listed. */
  hasMore: z.boolean(),
});
export type WaitingCars = z.infer<typeof waitingCars>;

/** R98: the ship of one car, as its page shows it. */
export const shipOfCar = z.object({
  /** For staff; null for everybody else. */
  voyageId: id.nullable(),
  name: z.string(),
  state,
  loadCallId: id,
  dischargeCallId: id,
  sailedOn: z.iso.date().nullable(),
  arrivedOn: z.iso.date().nullable(),
  yardCutOffAt: instant.nullable(),
  papersCutOffAt: instant.nullable(),
});
export type ShipOfCar = z.infer<typeof shipOfCar>;

export const voyagesSchemas = {
  list: { summary: 'Ships with the cars on them and what these lack, for staff', query: voyagesQuery, answer: voyages },
  view: { summary: 'A voyage with its calls and its cars, for staff', query: voyageQuery, answer: voyageView },
  waiting: { summary: 'Cars that wait for a ship, for staff', query: waitingQuery, answer: waitingCars },
  add: { summary: 'Adds a voyage with its calls', body: addVoyageBody, answer: writtenVoyage },
  change: {
    summary: 'Changes a voyage with its calls over the version that was seen; days that have come are entered here',
    body: changeVoyageBody,
    answer: writtenVoyage,
  },
  cancel: {
    summary: 'Cancels a voyage that has not left; its cars wait for another ship',
    body: cancelVoyageBody,
    answer: writtenVoyage,
  },
  board: {
    summary: 'Puts cars on a ship, or takes them off, each over the version that was seen',
    body: boardBody,
    answer: boarded,
  },
};
