/** R22: an account's ledger is a list of immutable entries; the balance is their sum. */
export const entryKinds = ['remittance', 'car_purchase', 'fee', 'refund', 'correction'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** On the wire a payment is money in ("Remittances") or money out ("Car Purchase"). */
export const paymentTypes = ['remittance', 'car_purchase'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export function paymentTypeOf(amount: number): PaymentType {
  return amount > 0 ? 'remittance' : 'car_purchase';
}

const signs: Readonly<Record<EntryKind, readonly number[]>> = {
  remittance: [1],
  car_purchase: [-1],
  fee: [-1],
  refund: [1],
  correction: [1, -1],
};

/** Accepts whole yen other than zero, with the sign of the entry's kind. */
export function canBook(kind: EntryKind, amount: number): boolean {
  return Number.isSafeInteger(amount) && Math.abs(amount) <= largestAmount && signs[kind].includes(Math.sign(amount));
}

/** Ten billion yen; a larger amount is a typing error. */
export const largestAmount = 10_000_000_000;

/**
 * R24: the first remittance of the set minimum lifts the restriction of an account. An account that is restricted again
 * later stays restricted.
 */
export function liftsRestriction(
  { isRestricted, hadMinimum }: { isRestricted: boolean; hadMinimum: boolean },
  amount: number,
  minimum: number,
): boolean {
  return isRestricted && !hadMinimum && amount >= minimum;
}
