import type { DamageMark } from '@seri/contract/intake/feed.schema';
import { type Random, type Weighted, weighted } from '@seri/drawings/random';
import { type GradeMarks, markCodes, markPlaces, marksOfGrade, type MarkSeverity } from './marks.data.ts';

const places = weighted(markPlaces, (place) => place.weight);
const severities = ['light', 'middling', 'heavy', 'repaired'] as const satisfies readonly MarkSeverity[];

interface DrawableMarks extends GradeMarks {
  codes: Weighted<MarkSeverity>;
}

const marksByGrade: ReadonlyMap<string, DrawableMarks> = new Map(
  Object.entries(marksOfGrade).map(([grade, marks]) => [
    grade,
    { ...marks, codes: weighted(severities, (weight) => marks.weights[weight] ?? 0) },
  ]),
);

/** A worse grade gets more and worse marks. */
export function chooseMarks(random: Random, grade: string): DamageMark[] {
  const marks = marksByGrade.get(grade);
  if (!marks) return [];
  return Array.from({ length: random.integer(marks.least, marks.most) }, () => {
    const { x, y, dx, dy, glass } = random.draw(places);
    const code = random.pick(markCodes[glass ? 'glass' : random.draw(marks.codes)]);
    return { code, x: x + random.integer(-dx, dx), y: y + random.integer(-dy, dy) };
  });
}
