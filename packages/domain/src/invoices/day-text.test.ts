import { expect, test } from 'vitest';
import type { JapanDay } from '../time/japan-time.ts';
import { dayText } from './day-text.ts';

test.each<[JapanDay, string, string]>([
  ['2026-11-20', '20 Nov 2026', '20.11.2026'],
  ['2027-01-01', '1 Jan 2027', '01.01.2027'],
  ['2026-12-31', '31 Dec 2026', '31.12.2026'],
])('R90 %s is written %s or %s', (day, english, russian) => {
  expect(dayText(day, 'en')).toBe(english);
  expect(dayText(day, 'ru')).toBe(russian);
});
