import { expect, test } from 'vitest';
import { conditionRank, gradeBand } from './condition-grade.ts';

const bands = [
  ['good', ['6', '5', 'S', 's', ' 5 ']],
  ['mid', ['4.5', '4', '3.5']],
  ['bad', ['***', 'RA', 'R', '3', '2', 'RB', 'R2', 'R?', '1', 'WR', 'ra']],
  ['none', ['', '0', '11', '4.0', 'A', '**', '-', null]],
] as const;

test.each(bands)('the band %s has exactly its grades', (band, grades) => {
  for (const grade of grades) expect([grade, gradeBand(grade)]).toEqual([grade, band]);
});

const fromWorst = ['WR', '1', '***', 'R?', 'R2', 'RB', 'R', 'RA', '2', '3', '3.5', '4', '4.5', '5', '6', 'S'];

test('R8 grades rank from worst to best, not by letters', () => {
  const mixed = fromWorst.toSorted();
  expect(mixed.toSorted((one, other) => conditionRank(one)! - conditionRank(other)!)).toEqual(fromWorst);
});

test('R8 grades of motorcycles rank up to ten, and above six have no band', () => {
  const grades = Array.from({ length: 10 }, (_, index) => String(index + 1));
  expect(grades.toSorted((one, other) => conditionRank(one)! - conditionRank(other)!)).toEqual(grades);
  expect(grades.slice(6).map(gradeBand)).toEqual(['none', 'none', 'none', 'none']);
});

test('R8 blanks and case do not change the rank of a grade', () => {
  expect(conditionRank(' ra ')).toBe(conditionRank('RA'));
});

test.each(bands)('R8 the grades of the band %s have a rank, unless the band is none', (band, grades) => {
  for (const grade of grades) {
    expect([grade, conditionRank(grade)]).toEqual([grade, band === 'none' ? null : expect.any(Number)]);
  }
});

test('R8 a better band never ranks below a worse one', () => {
  const worth = { bad: 0, mid: 1, good: 2, none: Number.NaN };
  const worths = fromWorst.map((grade) => worth[gradeBand(grade)]);
  expect(worths).toEqual(worths.toSorted((one, other) => one - other));
});
