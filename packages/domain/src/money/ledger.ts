/** R22: an account's ledger is a list of immutable entries, its balance their sum. */
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

/** Whole yen, not nothing, and on the side its kind stands for. */
export function canBook(kind: EntryKind, amount: number): boolean {
  return Number.isSafeInteger(amount) && Math.abs(amount) <= largestAmount && signs[kind].includes(Math.sign(amount));
}

/** Ten billion yen: what is above it is a slip of the hand. */
export const largestAmount = 10_000_000_000;

/** R24: the first remittance of the set minimum lifts a restricted account, and no other; one restricted anew stays so. */
export function liftsRestriction(
  { isRestricted, hadMinimum }: { isRestricted: boolean; hadMinimum: boolean },
  amount: number,
  minimum: number,
): boolean {
  return isRestricted && !hadMinimum && amount >= minimum;
}
