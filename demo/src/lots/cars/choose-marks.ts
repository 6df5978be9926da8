import type { DamageMark } from '@seri/contract/intake/feed.schema';
import { type Random, type Weighted, weighted } from '@seri/drawings/random';
import { type GradeMarks, markCodes, markPlaces, marksOfGrade, type MarkWeight } from './marks.data.ts';

const places = weighted(markPlaces, (place) => place.weight);
const heaviness = ['light', 'middling', 'heavy', 'repaired'] as const satisfies readonly MarkWeight[];

interface Ready extends GradeMarks {
  codes: Weighted<MarkWeight>;
}

const ready: ReadonlyMap<string, Ready> = new Map(
  Object.entries(marksOfGrade).map(([grade, marks]) => [
    grade,
    { ...marks, codes: weighted(heaviness, (weight) => marks.weights[weight] ?? 0) },
  ]),
);

/** The worse the grade, the more marks, and the worse ones. */
export function chooseMarks(random: Random, grade: string): DamageMark[] {
  const marks = ready.get(grade);
  if (!marks) return [];
  return Array.from({ length: random.integer(marks.least, marks.most) }, () => {
    const { x, y, dx, dy, glass } = random.draw(places);
    const code = random.pick(markCodes[glass ? 'glass' : random.draw(marks.codes)]);
    return { code, x: x + random.integer(-dx, dx), y: y + random.integer(-dy, dy) };
  });
}
