import { expect, test } from 'vitest';
import { type Figures, progressLine, summaryLine } from './import-progress.ts';

const nothing: Figures = { bytes: 4_000_000, position: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };

test('the progress shows share, bytes, rows a second and the time left', () => {
  const now = { ...nothing, position: 1_000_000, added: 2_000, rejected: 1 };
  expect(progressLine(nothing, now, 2)).toBe('██████░░░░░░░░░░░░░░░░░░ 25 %, 1.0 of 4.0 MB, 1,001 rows/s, 0:06 left');
});

test('a resumed import counts only its own rows as its speed', () => {
  const first = { ...nothing, position: 2_000_000, unchanged: 5_000 };
  const now = { ...first, position: 3_000_000, unchanged: 7_000 };
  expect(progressLine(first, now, 1)).toContain('75 %, 3.0 of 4.0 MB, 2,000 rows/s, 0:01 left');
  expect(summaryLine(first, now, 1)).toBe(
    '0 added, 0 changed, 7,000 unchanged, 0 rejected, 5,000 of them before; 1.0 s, 2,000 rows/s',
  );
});

test('an empty file is done at once', () => {
  expect(progressLine({ ...nothing, bytes: 0 }, { ...nothing, bytes: 0 }, 0)).toContain('100 %');
});
