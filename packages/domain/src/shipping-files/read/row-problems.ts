import type { ShippingColumn } from './shipping-columns.data.ts';

/** `number`: a spreadsheet has made a number of it. `far`: more than 200 days away, so that the year may be wrong. */
export const cellProblems = [
  'number',
  'chassis',
  'day',
  'far',
  'etaBeforeEtd',
  'shippingNo',
  'containerNo',
  'checkDigit',
] as const;

/**
 * Why a row, or its ship, cannot be applied as it is; each has a message. `twice`: the list has the car on two ships.
 * `contradicted`: it has two days for one ship. `portSide`: a schedule has a port of Japan among those abroad, and does not say
 * whether cars are loaded there. `shipClosed`: the ship has left, or is cancelled. `exportBanned`, `exportUnknown`: R96 does not let
 * the car go there, or waits for a fact.
 */
export const rowProblems = [
  ...cellProblems,
  'twice',
  'contradicted',
  'loadPort',
  'dischargePort',
  'unknownPort',
  'portSide',
  'voyageNo',
  'shipClosed',
  'exportBanned',
  'exportUnknown',
] as const;

export interface CellProblem {
  column: ShippingColumn;
  problem: (typeof cellProblems)[number];
}

export interface RowProblem {
  problem: (typeof rowProblems)[number];
  column: ShippingColumn | null;
  /** The words of the list, the lines with which it contradicts itself, or the ids of the rules that stop its car. */
  told: string;
}
