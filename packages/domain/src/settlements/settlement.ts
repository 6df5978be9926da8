import { canCharge } from '../charges/charge.ts';
import type { ChargeKind, LineKind } from '../charges/charge-kinds.data.ts';
import { purchaseStatusCodes } from '../purchases/purchase.ts';

/** How a purchase that was paid for, or has to be, may end before its car is delivered. */
export const settlementEnds = ['cancelled', 'resold'] as const;
export type SettlementEnd = (typeof settlementEnds)[number];

/** Within the window of the house; by arbitration, which may take weeks; or agreed with whoever sold the car. */
export const cancelReasons = ['window', 'arbitration', 'agreed'] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const statusOfEnd = (end: SettlementEnd): number => purchaseStatusCodes[end];

export interface SettlementLine {
  kind: LineKind;
  amount: number;
  note: string;
}

/** A cost of the end itself, such as the fee of the seller or a penalty. */
export interface EndCost extends SettlementLine {
  kind: ChargeKind;
}

/** A charge that was booked until the end. */
export interface EndedCharge {
  id: number;
  kind: LineKind;
  amount: number;
  note: string;
}

export interface SettlementPlan {
  end: SettlementEnd;
  /** The price of the car. */
  price: number;
  charges: readonly EndedCharge[];
  /** The ids of the charges that the client pays all the same; the others are waived. */
  kept: readonly number[];
  costs: readonly EndCost[];
  /** The price at which it was sold again; null unless it was. */
  resoldFor: number | null;
  /** Otherwise the company keeps what a resale brings beyond all costs. */
  isGainOfClient: boolean;
}

export interface Settlement {
  lines: readonly SettlementLine[];
  /** The sum of the lines: what the client pays for a purchase that came to nothing. */
  pays: number;
  /** The part of all that was booked that comes back; below zero the client still owes as much. */
  back: number;
  /** R91: what a resale brought the client beyond all costs. It bears no purchase. */
  gain: number;
}

/**
 * R91: everything that was booked comes back, and these lines are booked instead. The proceeds of a resale pay its lines; what
 * they bring beyond them is a gain.
 */
export function settle(plan: SettlementPlan): Settlement {
  const { end, price, charges, kept, costs, resoldFor, isGainOfClient } = plan;
  const keptIds = new Set(kept);
  const keptLines = charges
    .filter(({ id }) => keptIds.has(id))
    .map(({ kind, amount, note }) => ({ kind, amount, note }));
  const car: SettlementLine[] = end === 'resold' ? [{ kind: 'car', amount: price, note: '' }] : [];
  const owed = [...car, ...keptLines, ...costs];
  const due = sumOf(owed);
  const paid = end === 'resold' ? Math.min(resoldFor ?? 0, Math.max(0, due)) : 0;
  const lines = paid > 0 ? [...owed, { kind: 'proceeds', amount: -paid, note: '' } as const] : owed;
  const pays = due - paid;
  const cost = price + sumOf(charges);
  return { lines, pays, back: cost - pays, gain: end === 'resold' && isGainOfClient ? (resoldFor ?? 0) - paid : 0 };
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Kept unless staff waive them: what the house and the company have done by then. */
const usuallyKept: ReadonlySet<LineKind> = new Set(['auction', 'agent']);

/** R91: the charges that a cancellation usually keeps. Arbitration costs the client nothing, a resale keeps them all. */
export function usuallyKeptOf(
  charges: readonly EndedCharge[],
  end: SettlementEnd,
  reason: CancelReason | null,
): number[] {
  if (reason === 'arbitration') return [];
  return charges.filter(({ kind }) => end === 'resold' || usuallyKept.has(kind)).map(({ id }) => id);
}

/** Costs are no discounts, and say what they are if their kind does not. */
export const isGoodCost = ({ kind, amount, note }: EndCost): boolean =>
  kind !== 'discount' && canCharge(kind, amount) && (kind !== 'other' || note !== '');
