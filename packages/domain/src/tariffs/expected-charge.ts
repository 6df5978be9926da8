import type { JapanDay } from '../time/japan-time.ts';
import { isValidOn, type Tariff, type TariffHow, type TariffKind, type TariffPrice } from './tariff.ts';
import { fits, type TariffDimension, tariffDimensions, type TariffFacts, weightOf } from './tariff-scope.ts';

/** A fact without which a charge stays unknown. `tariff`: no row is for the purchase; `cfr`: the price with its freight. */
export const missingFacts = [...tariffDimensions, 'tariff', 'tenthsOfM3', 'days', 'cfr'] as const;
export type MissingFact = (typeof missingFacts)[number];

type ChosenTariff = { tariff: Tariff } | { missing: readonly MissingFact[] };

/**
 * R88: the row of a kind for these facts on that day. A weightier row that may apply, once more is known, keeps the
 * charge unknown.
 */
export function chooseTariff(
  rows: readonly Tariff[],
  kind: TariffKind,
  facts: TariffFacts,
  day: JapanDay,
): ChosenTariff {
  const fitting = rows
    .filter((row) => row.kind === kind && isValidOn(row, day))
    .filter((row) => tariffDimensions.every((name) => fits(row, name, facts) !== false))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const surest = fitting.findIndex((row) => unknownOf(row, facts).length === 0);
  const tariff = fitting[surest];
  if (surest === 0 && tariff) return { tariff };
  const unsure = surest < 0 ? fitting : fitting.slice(0, surest);
  if (unsure.length === 0) return { missing: ['tariff'] };
  const unknown = new Set(unsure.flatMap((row) => unknownOf(row, facts)));
  return { missing: [...unknown] };
}

const unknownOf = (row: Tariff, facts: TariffFacts): TariffDimension[] =>
  tariffDimensions.filter((name) => fits(row, name, facts) === undefined);

/** Null is unknown, never nothing to pay. */
export interface ExpectedCharge {
  kind: TariffKind;
  amount: number | null;
  tariff: Tariff | null;
  missing: readonly MissingFact[];
}

/** `cfr` is for the insurance only: the price with all charges up to the port of discharge. */
export interface ChargeFacts extends TariffFacts {
  cfr?: number | undefined;
}

/** R88: one charge of a purchase, as the table has it on that day. */
export function expectedCharge(
  rows: readonly Tariff[],
  kind: TariffKind,
  facts: ChargeFacts,
  day: JapanDay,
): ExpectedCharge {
  const chosen = chooseTariff(rows, kind, facts, day);
  if ('missing' in chosen) return { kind, amount: null, tariff: null, missing: chosen.missing };
  const { tariff } = chosen;
  const { fact, share } = measureOf(tariff);
  const measure = fact === null ? 1 : facts[fact];
  if (measure === undefined) return { kind, amount: null, tariff, missing: fact === null ? [] : [fact] };
  return { kind, amount: tariffAmount(tariff, measure, share), tariff, missing: [] };
}

type TariffMeasure = 'price' | 'cfr' | 'tenthsOfM3' | 'days';

const measures: Readonly<Record<TariffHow, TariffMeasure | null>> = {
  flat: null,
  percent_bp: 'price',
  per_m3: 'tenthsOfM3',
  per_day: 'days',
};

/** Cargo is insured for its price with freight and a tenth more; any other percentage is of the price of the car. */
function measureOf({ kind, how }: Tariff): { fact: TariffMeasure | null; share: number } {
  if (kind === 'insurance' && how === 'percent_bp') return { fact: 'cfr', share: 110 };
  return { fact: measures[how], share: 100 };
}

/** Rounds down, once. */
export function tariffAmount(price: TariffPrice, measure: number, percent = 100): number {
  const { how, value, least, most, freeDays } = price;
  if (how === 'flat') return value;
  const days = Math.max(0, measure - (freeDays ?? 0));
  if (how === 'per_day' && days === 0) return 0;
  const amounts = {
    percent_bp: Math.floor((measure * percent * value) / 1_000_000),
    per_m3: Math.floor((measure * value) / 10),
    per_day: days * value,
  };
  return Math.min(most ?? Infinity, Math.max(least ?? 0, amounts[how]));
}
