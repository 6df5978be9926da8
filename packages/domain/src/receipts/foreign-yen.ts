import { decimalsOf } from './bank-cells.ts';

export interface ForeignMoney {
  /** In the smallest coin of its currency, such as cents. */
  amount: number;
  currency: string;
  /** Yen for one unit of the currency, as the bank says it. */
  rate: string;
  /** In yen: what the bank kept. */
  fee: number;
}

/** The four figures of money that arrived in another currency: what was sent, at which rate, less which fee, and the yen. */
export interface ForeignYen extends ForeignMoney {
  yen: number;
}

const decimal = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** Rounded once, half to even, and reckoned in whole numbers, because a yen must not depend on the machine. */
export function foreignYen({ amount, currency, rate, fee }: ForeignMoney): ForeignYen {
  const [, whole = '', fraction = ''] = decimal.exec(rate) ?? [];
  const scaled = BigInt(whole + fraction);
  if (scaled === 0n) throw new RangeError(`${rate} is no rate.`);
  const scale = 10n ** BigInt(decimalsOf(currency) + fraction.length);
  const exact = BigInt(amount) * scaled - BigInt(fee) * scale;
  return { amount, currency, rate, fee, yen: Number(halfEven(exact, scale)) };
}

function halfEven(value: bigint, divisor: bigint): bigint {
  const remainder = ((value % divisor) + divisor) % divisor;
  const floor = (value - remainder) / divisor;
  const isUp = remainder * 2n > divisor || (remainder * 2n === divisor && floor % 2n !== 0n);
  return isUp ? floor + 1n : floor;
}
