import { gradeBand, gradesNear, gradesOfBand } from '../lots/condition-grade.ts';
import type { LotKind } from '../lots/lot-kinds.ts';

/** The conditions that are dropped in this order, one after another, while too few sales are found. */
export const looseningNames = ['trim', 'months', 'mileage', 'years', 'grades'] as const;
export type LooseningName = (typeof looseningNames)[number];

export interface ClosedRange {
  from: number;
  to: number;
}

/** The facts of a lot that decide which sales are compared with it. */
export interface ComparedLot {
  kind: LotKind;
  year: number | null;
  condition: string;
  mileage: number | null;
  hours: number | null;
  trim: string;
}

/**
 * R46: what a sale must have, beside the model and the chassis code or frame. A criterion is null, and `grades` empty,
 * if it does not count: the lot's own value is unknown, or the criterion was let go of.
 */
export interface Likeness {
  months: number;
  years: ClosedRange | null;
  grades: readonly string[];
  mileage: ClosedRange | null;
  hours: ClosedRange | null;
  trim: string | null;
}

export function closestLikeness({ kind, year, condition, mileage, hours, trim }: ComparedLot): Likeness {
  // Wear of a machine with an hour meter depends on its hours, not on its mileage.
  const isWornByHours = hours !== null;
  return {
    months: 6,
    years: yearsAround(year, 1),
    grades: kind === 'bike' ? pointsAround(condition, 1) : gradesOfBand(gradeBand(condition)),
    mileage: isWornByHours ? null : bandAround(mileage, widths.mileage),
    hours: bandAround(hours, widths.hours),
    trim: trim === '' ? null : trim.toLowerCase(),
  };
}

/** All that can be let go of is let go of; a criterion that did not count before does not count now. */
export function widestLikeness({ kind, year, condition }: ComparedLot): Likeness {
  const grades = kind === 'bike' ? pointsAround(condition, 2) : gradesNear(gradeBand(condition));
  return { months: 12, years: yearsAround(year, 2), grades, mileage: null, hours: null, trim: null };
}

/** The closest likeness without what was let go of. */
export function likenessWithout(lot: ComparedLot, loosened: readonly LooseningName[]): Likeness {
  const [closest, widest] = [closestLikeness(lot), widestLikeness(lot)];
  const of = (name: LooseningName) => (loosened.includes(name) ? widest : closest);
  const { mileage, hours } = of('mileage');
  return {
    months: of('months').months,
    years: of('years').years,
    grades: of('grades').grades,
    mileage,
    hours,
    trim: of('trim').trim,
  };
}

export const likenessAfter = (lot: ComparedLot, steps: number): Likeness =>
  likenessWithout(lot, looseningNames.slice(0, steps));

/** The names of what was let go of, without what does not count for this lot. */
export function loosenedAfter(lot: ComparedLot, steps: number): readonly LooseningName[] {
  const { years, grades, mileage, hours, trim } = closestLikeness(lot);
  const counts: Readonly<Record<LooseningName, boolean>> = {
    trim: trim !== null,
    months: true,
    mileage: mileage !== null || hours !== null,
    years: years !== null,
    grades: grades.length > 0,
  };
  return looseningNames.slice(0, steps).filter((name) => counts[name]);
}

/** Fewer sales say too little, so more is let go of. */
export const enoughSales = 8;

/** The fewest steps of loosening with enough sales, else all steps. `counts` has the sales that need exactly so many. */
export function stepsToEnough(counts: readonly number[]): number {
  let sales = 0;
  const found = counts.findIndex((count) => (sales += count) >= enoughSales);
  return found < 0 ? looseningNames.length : found;
}

const yearsAround = (year: number | null, width: number) =>
  year === null ? null : { from: year - width, to: year + width };

/** About a year and a half of use: a quarter of a small mileage would be too narrow. */
const widths = { mileage: 15_000, hours: 800 } as const;

function bandAround(value: number | null, least: number): ClosedRange | null {
  if (value === null) return null;
  const width = Math.max(least, Math.round(value / 4));
  return { from: Math.max(0, value - width), to: value + width };
}

/** Motorcycle houses grade from 1 to 10, some in halves. */
function pointsAround(condition: string, width: 1 | 2): readonly string[] {
  const grade = condition.trim() === '' ? Number.NaN : Number(condition);
  if (!(grade >= 1 && grade <= 10)) return [];
  const grades = Array.from({ length: 4 * width + 1 }, (_, step) => grade - width + step / 2);
  return grades.filter((similar) => similar >= 1 && similar <= 10).map(String);
}
