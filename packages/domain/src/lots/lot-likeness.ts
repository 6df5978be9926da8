import { gradeBand, gradesOfBand } from './condition-grade.ts';
import type { LotKind } from './lot-kinds.ts';

/** Criteria beside model, chassis code, year and grade; the last one is dropped first. */
export const likenessNames = ['mileage', 'trim'] as const;
export type LikenessName = (typeof likenessNames)[number];

export interface ClosedRange {
  from: number;
  to: number;
}

/** The facts of a lot that decide which others are similar. */
export interface ComparedLot {
  kind: LotKind;
  year: number | null;
  condition: string;
  mileage: number | null;
  hours: number | null;
  trim: string;
}

/** R46: what a similar lot must have. A criterion is null, and `grades` empty, if the lot's own value is unknown. */
export interface Likeness {
  years: ClosedRange | null;
  grades: readonly string[];
  mileage: ClosedRange | null;
  hours: ClosedRange | null;
  trim: string | null;
}

export function likenessOf({ kind, year, condition, mileage, hours, trim }: ComparedLot): Likeness {
  // Wear of a machine with an hour meter depends on its hours, not on its mileage.
  const isWornByHours = hours !== null;
  return {
    years: year === null ? null : { from: year - 1, to: year + 1 },
    grades: kind === 'bike' ? gradesAround(condition) : gradesOfBand(gradeBand(condition)),
    mileage: isWornByHours ? null : bandAround(mileage, widths.mileage),
    hours: bandAround(hours, widths.hours),
    trim: trim === '' ? null : trim,
  };
}

export function likenessesIn({ mileage, hours, trim }: Likeness): readonly LikenessName[] {
  const known = { mileage: mileage !== null || hours !== null, trim: trim !== null };
  return likenessNames.filter((name) => known[name]);
}

/** About a year and a half of use: a quarter of a small mileage would be too narrow. */
const widths = { mileage: 15_000, hours: 800 } as const;

function bandAround(value: number | null, least: number): ClosedRange | null {
  if (value === null) return null;
  const width = Math.max(least, Math.round(value / 4));
  return { from: Math.max(0, value - width), to: value + width };
}

/** Motorcycle houses grade from 1 to 10, some in halves; similar grades are within one point. */
function gradesAround(condition: string): readonly string[] {
  const grade = condition.trim() === '' ? Number.NaN : Number(condition);
  if (!(grade >= 1 && grade <= 10)) return [];
  const grades = [-1, -0.5, 0, 0.5, 1].map((step) => grade + step);
  return grades.filter((similar) => similar >= 1 && similar <= 10).map(String);
}

/** Fewer lots say too little about a price. */
export const fewestSimilar = 8;

interface HasLikeness {
  alike: Readonly<Record<LikenessName, boolean>>;
}

export interface MostAlike<Lot> {
  alike: readonly LikenessName[];
  lots: readonly Lot[];
}

/** R46: the lots that match every criterion in `names`; while they are too few, the last criterion is dropped. */
export function mostAlike<Lot extends HasLikeness>(
  lots: readonly Lot[],
  names: readonly LikenessName[],
): MostAlike<Lot> {
  const found = lots.filter(({ alike }) => names.every((name) => alike[name]));
  const isEnough = found.length >= fewestSimilar || names.length === 0;
  return isEnough ? { alike: names, lots: found } : mostAlike(lots, names.slice(0, -1));
}
