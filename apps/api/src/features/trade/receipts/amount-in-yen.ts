import { foreignYen } from '@seri/domain/receipts/foreign-yen';

interface BankAmount {
  amount: number;
  currency: string;
  /** The yen that the bank has told. */
  amountJpy?: number | null;
  rate: string | null;
  bankFee: number;
}

/** R94: what is booked for a line of the bank; null while nobody knows the rate of a foreign amount, or if nothing is left of it. */
export function yenOf({ amount, currency, amountJpy = null, rate, bankFee }: BankAmount): number | null {
  if (currency === 'JPY') return amount;
  if (amountJpy !== null) return amountJpy;
  if (rate === null || Number(rate) === 0) return null;
  const { yen } = foreignYen({ amount, currency, rate, fee: bankFee });
  return yen > 0 ? yen : null;
}
