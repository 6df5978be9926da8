import type { Faults } from '../common/field-fault.ts';
import { type EntryKind, largestAmount } from '../money/ledger.ts';
import type { LineKind } from './charge-kinds.data.ts';

/**
 * `expected`: not in the ledger, and its amount may be unknown. `returned`: it was booked and given back. `dropped`: it is no
 * longer expected.
 */
export const chargeStates = ['expected', 'booked', 'returned', 'dropped'] as const;
export type ChargeState = (typeof chargeStates)[number];

export interface Charge {
  kind: LineKind;
  /** Null while nobody knows it; a discount is negative. */
  amount: number | null;
  state: ChargeState;
}

export interface BookedCharge {
  id: number;
  kind: LineKind;
  amount: number;
}

export interface EnteredCharge {
  kind: LineKind;
  amount: number | null;
  note: string;
  isBooked: boolean;
}

/** R87: form and server share this rule: a booked charge has an amount, of the sign of its kind, and another one says what it is. */
export function chargeFaults({ kind, amount, note, isBooked }: EnteredCharge): Faults<keyof EnteredCharge> {
  const faults: Faults<keyof EnteredCharge> = {};
  if (amount === null && isBooked) faults.amount = { problem: 'required' };
  if (amount !== null && !canCharge(kind, amount)) faults.amount = { problem: 'invalid' };
  if (kind === 'other' && note.trim() === '') faults.note = { problem: 'required' };
  return faults;
}

/** R87: a discount lowers the cost, and so do the proceeds of a resale; every other charge raises it or is free. */
export function canCharge(kind: LineKind, amount: number): boolean {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > largestAmount) return false;
  return kind === 'discount' || kind === 'proceeds' ? amount < 0 : amount >= 0;
}

export interface PurchaseCost {
  price: number;
  charges: readonly Charge[];
}

/** R87: the price and all booked charges. */
export const costOfPurchase = ({ price, charges }: PurchaseCost): number =>
  charges.reduce((sum, { state, amount }) => (state === 'booked' ? sum + (amount ?? 0) : sum), price);

export interface ChargesToCome {
  /** The sum of the expected charges whose amount is known or estimated. */
  known: number;
  /** How many have no amount yet. */
  unknown: number;
}

/** R87: an unknown charge is counted, never taken for zero. */
export function chargesToCome(charges: readonly Charge[]): ChargesToCome {
  const expected = charges.filter(({ state }) => state === 'expected');
  return {
    known: expected.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unknown: expected.filter(({ amount }) => amount === null).length,
  };
}

export interface PurchaseEntry {
  kind: EntryKind;
  amount: number;
  /** The kind of the charge; null if the entry is for the price. */
  fee: LineKind | null;
  chargeId?: number;
}

/** R61: one entry for the price, and one for each charge that is not zero. */
export function entriesOfPurchase(price: number, booked: readonly BookedCharge[]): PurchaseEntry[] {
  return [{ kind: 'car_purchase', amount: -price, fee: null }, ...booked.flatMap(entriesOfCharge)];
}

/** R61: a new price is booked as the difference, up or down. */
export function entriesOfPriceChange(from: number, to: number): PurchaseEntry[] {
  return from === to ? [] : [{ kind: 'correction', amount: from - to, fee: null }];
}

/** R87: a fee is money out, a discount a correction up. */
export function entriesOfCharge({ id, kind, amount }: BookedCharge): PurchaseEntry[] {
  if (amount === 0) return [];
  const entryKind = amount < 0 ? 'correction' : kind === 'car' ? 'car_purchase' : 'fee';
  return [{ kind: entryKind, amount: -amount, fee: kind, chargeId: id }];
}

/** R87: entries never change, so another amount is booked as the difference. */
export function entriesOfChargeChange({ id, kind, amount: from }: BookedCharge, to: number): PurchaseEntry[] {
  return from === to ? [] : [{ kind: 'correction', amount: from - to, fee: kind, chargeId: id }];
}

/** R87: gives back what was booked for a charge. */
export function entriesOfReturn({ id, kind, amount }: BookedCharge): PurchaseEntry[] {
  return amount === 0 ? [] : [{ kind: amount > 0 ? 'refund' : 'correction', amount, fee: kind, chargeId: id }];
}

/** R61: gives back the price and every booked charge. */
export function entriesOfVoid(price: number, booked: readonly BookedCharge[]): PurchaseEntry[] {
  return [{ kind: 'refund', amount: price, fee: null }, ...booked.flatMap(entriesOfReturn)];
}
