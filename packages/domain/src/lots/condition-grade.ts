/** Grades without a rule are in the band `none`. */
export type GradeBand = 'good' | 'mid' | 'bad' | 'none';

const bands: Readonly<Record<Exclude<GradeBand, 'none'>, readonly string[]>> = {
  good: ['6', '5', 'S'],
  mid: ['4.5', '4', '3.5'],
  bad: ['***', 'RA', 'R', '3', '2', 'RB', 'R2', 'R?', '1', 'WR'],
};

const bandOf = new Map<string, GradeBand>(
  Object.entries(bands).flatMap(([band, grades]) => grades.map((grade) => [grade, band as GradeBand] as const)),
);

export function gradeBand(grade: string | null): GradeBand {
  return bandOf.get(grade?.trim().toUpperCase() ?? '') ?? 'none';
}

/** R8: from worst to best, as a listing sorts. */
const fromWorst = ['WR', '1', '***', 'R?', 'R2', 'RB', 'R', 'RA', '2', '3', '3.5', '4', '4.5', '5', '6', 'S'];

export const gradesFromBest: readonly string[] = fromWorst.toReversed();

/** Motorcycle houses grade from 1 to 10. Ranks are stored with the lots, so a new grade must go to the end. */
const motorcycleGrades = ['7', '8', '9', '10'];
const ranked = [...fromWorst, ...motorcycleGrades];

/** Null for a grade without a rule: it sorts last, ascending and descending. */
export function conditionRank(grade: string | null): number | null {
  const rank = ranked.indexOf(grade?.trim().toUpperCase() ?? '');
  return rank < 0 ? null : rank;
}

export function gradesOfBand(band: GradeBand): readonly string[] {
  return band === 'none' ? [] : bands[band];
}

const neighbours: Readonly<Record<GradeBand, readonly GradeBand[]>> = {
  good: ['good', 'mid'],
  mid: ['good', 'mid', 'bad'],
  bad: ['mid', 'bad'],
  none: [],
};

/** The grades of a band and of the bands beside it. */
export function gradesNear(band: GradeBand): readonly string[] {
  return neighbours[band].flatMap(gradesOfBand);
}
