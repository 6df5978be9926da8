import type { JapanDay } from '../time/japan-time.ts';
import { type ExpectedCharge, expectedCharge } from './expected-charge.ts';
import type { Tariff, TariffKind } from './tariff.ts';
import type { TariffFacts } from './tariff-scope.ts';

export interface TariffDays {
  purchasedOn: JapanDay;
  /** The day on which a voyage or an inspection is booked. */
  bookedOn: JapanDay;
}

const onBooking: ReadonlySet<TariffKind> = new Set(['freight', 'inspection']);

/** R88: freight and inspection cost what they do on the day of their booking, all else what it did on that of the purchase. */
export function tariffDay(kind: TariffKind, { purchasedOn, bookedOn }: TariffDays): JapanDay {
  return onBooking.has(kind) ? bookedOn : purchasedOn;
}

/** In the order in which they arise. Every car has them, so one without a row is unknown. */
const certain = ['auction', 'agent', 'delivery', 'invoice'] as const;
/** Only some cars have them: those for which a row is. */
const possible = ['inspection', 'other'] as const;

export interface AllIn {
  lines: readonly ExpectedCharge[];
  /** The price and all charges that are known. */
  total: number;
  unknown: readonly TariffKind[];
}

/** R88: what a car costs up to its port of discharge if it is bought for this price. Storage, penalties and duties are not in it. */
export function estimateAllIn(
  rows: readonly Tariff[],
  facts: TariffFacts & { price: number },
  days: TariffDays,
): AllIn {
  const charge = (kind: TariffKind, cfr?: number) =>
    expectedCharge(rows, kind, { ...facts, cfr }, tariffDay(kind, days));
  const asked = rows.filter(({ booksAt }) => booksAt !== 'hand');
  const optional = possible
    .map((kind) => expectedCharge(asked, kind, facts, tariffDay(kind, days)))
    .filter(({ missing }) => !missing.includes('tariff'));
  const lines = [...certain.map((kind) => charge(kind)), ...optional, charge('freight')];
  const isKnown = lines.every(({ amount }) => amount !== null);
  lines.push(charge('insurance', isKnown ? sumOf(facts.price, lines) : undefined));
  return {
    lines,
    total: sumOf(facts.price, lines),
    unknown: lines.filter(({ amount }) => amount === null).map(({ kind }) => kind),
  };
}

const sumOf = (price: number, lines: readonly ExpectedCharge[]) =>
  lines.reduce((sum, { amount }) => sum + (amount ?? 0), price);
