/** An auction house's grade falls into a band; what nobody has a rule for stays neutral. */
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
