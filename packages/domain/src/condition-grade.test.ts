import { expect, test } from 'vitest';
import { gradeBand } from './condition-grade.ts';

test.each([
  ['good', ['6', '5', 'S', 's', ' 5 ']],
  ['mid', ['4.5', '4', '3.5']],
  ['bad', ['***', 'RA', 'R', '3', '2', 'RB', 'R2', 'R?', '1', 'WR', 'ra']],
  ['none', ['', '0', '7', '4.0', 'A', '**', '-', null]],
] as const)('the band %s holds exactly its grades', (band, grades) => {
  for (const grade of grades) expect([grade, gradeBand(grade)]).toEqual([grade, band]);
});
