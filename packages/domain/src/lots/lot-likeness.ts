import { gradeBand, gradesOfBand } from './condition-grade.ts';
import type { LotKind } from './lot-kinds.ts';

/** What a lot may be compared by beside model, chassis code, year and grade; the last one is let go of first. */
export const likenessNames = ['mileage', 'trim'] as const;
export type LikenessName = (typeof likenessNames)[number];

export interface Range {
  from: number;
  to: number;
}

/** What of a lot decides which others are like it. */
export interface ComparedLot {
  kind: LotKind;
  year: number | null;
  condition: string;
  mileage: number | null;
  hours: number | null;
  trim: string;
}

/** R46: what a similar lot has in common with a lot; null, and no grades, where too little is known to ask for it. */
export interface Likeness {
  years: Range | null;
  grades: readonly string[];
  mileage: Range | null;
  hours: Range | null;
  trim: string | null;
}

export function likenessOf({ kind, year, condition, mileage, hours, trim }: ComparedLot): Likeness {
  // What works by the hour is worn by the hour, however far it was driven.
  const isWornByHours = hours !== null;
  return {
    years: year === null ? null : { from: year - 1, to: year + 1 },
    grades: kind === 'bike' ? gradesAround(condition) : gradesOfBand(gradeBand(condition)),
    mileage: isWornByHours ? null : bandAround(mileage, widths.mileage),
    hours: bandAround(hours, widths.hours),
    trim: trim === '' ? null : trim,
  };
}

/** Which of them are known of a lot that is compared so. */
export function likenessesIn({ mileage, hours, trim }: Likeness): readonly LikenessName[] {
  const known = { mileage: mileage !== null || hours !== null, trim: trim !== null };
  return likenessNames.filter((name) => known[name]);
}

/** About a year and a half of use: among lots of little use a quarter would be nothing. */
const widths = { mileage: 15_000, hours: 800 } as const;

function bandAround(value: number | null, least: number): Range | null {
  if (value === null) return null;
  const width = Math.max(least, Math.round(value / 4));
  return { from: Math.max(0, value - width), to: value + width };
}

/** Motorcycle houses mark from 1 to 10, some in halves: a point either way. */
function gradesAround(condition: string): readonly string[] {
  const grade = condition.trim() === '' ? Number.NaN : Number(condition);
  if (!(grade >= 1 && grade <= 10)) return [];
  const steps = [-1, -0.5, 0, 0.5, 1].map((step) => grade + step);
  return steps.filter((near) => near >= 1 && near <= 10).map(String);
}

/** Fewer say little of a price. */
export const fewestSimilar = 8;

interface Alike {
  alike: Readonly<Record<LikenessName, boolean>>;
}

export interface MostAlike<Lot> {
  alike: readonly LikenessName[];
  lots: readonly Lot[];
}

/** R46: those that are alike in all that is named; while they are too few, the last name is let go of. */
export function mostAlike<Lot extends Alike>(lots: readonly Lot[], names: readonly LikenessName[]): MostAlike<Lot> {
  const found = lots.filter(({ alike }) => names.every((name) => alike[name]));
  const isEnough = found.length >= fewestSimilar || names.length === 0;
  return isEnough ? { alike: names, lots: found } : mostAlike(lots, names.slice(0, -1));
}
