import { expect, test } from 'vitest';
import { readDate, typedDate } from './date-text.ts';

test.each([
  ['2', '2'],
  ['2025', '2025'],
  ['20250', '2025-0'],
  ['20250131', '2025-01-31'],
  ['2025-01-311', '2025-01-31'],
  ['2025-', '2025'],
  ['2025.01.31', '2025-01-31'],
  ['abc', ''],
])('%s is shown as %s while it is typed', (text, shown) => {
  expect(typedDate(text)).toBe(shown);
});

test('a date is empty, or an existing day within its bounds', () => {
  const bounds = { min: '2025-01-10', max: '2025-01-31' } as const;
  expect(readDate('', bounds)).toBeUndefined();
  expect(readDate('2025-01-10', bounds)).toBe('2025-01-10');
  expect(readDate('2025-01-31', bounds)).toBe('2025-01-31');
  expect(readDate('2025-01-09', bounds)).toBeNull();
  expect(readDate('2025-02-01', bounds)).toBeNull();
  expect(readDate('2025-02-29', {})).toBeNull();
  expect(readDate('2025-1', {})).toBeNull();
});
