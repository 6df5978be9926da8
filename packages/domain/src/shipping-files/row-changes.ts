import type { JapanDay } from '../time/japan-time.ts';
import type { CallKind } from '../voyages/port-calls.ts';

/** The fields of a car that a list may change; `ship` names the vessel with its voyage. */
export const carFields = ['ship', 'bookingNo', 'containerNo', 'blNo', 'blKind', 'status'] as const;
export type CarField = (typeof carFields)[number];

/** The fields of a ship; each belongs to a call. */
export const shipFields = ['yardCutOff', 'papersCutOff', 'etd', 'atd', 'eta'] as const;
export type ShipField = (typeof shipFields)[number];

/**
 * `take`: the list is newer; `conflict`: staff have written another value since the day of the list; `unknown`: the line does not
 * know it any more, and takes it back.
 */
export const fieldDecisions = ['take', 'conflict', 'unknown'] as const;
export type FieldDecision = (typeof fieldDecisions)[number];

/** A value as it is, and as the list has it; empty is none. Only a change that is taken is written. */
export interface ListedChange<Field extends string> {
  field: Field;
  from: string;
  to: string;
  decision: FieldDecision;
  isTaken: boolean;
  /** The day on which staff wrote what stands. */
  writtenOn: JapanDay | null;
}

/** A change of a call of a ship: of loading, or of discharge for the day of arrival. Cut-offs are instants, the others days. */
export interface ShipChange extends ListedChange<ShipField> {
  /** The code of the port. */
  port: string;
  /** The list does not tell the year, or whether the day or the month comes first. */
  isGuessed: boolean;
}

export type CarChange = ListedChange<CarField>;

/** A port at which the cars of a list are loaded or unloaded. */
export interface NeededCall {
  place: string;
  kind: CallKind;
}
