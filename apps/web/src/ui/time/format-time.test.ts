import { expect, test } from 'vitest';
import { clockTime, fullDate, isSameTime, relativeTime, shortDate, tokyo } from './format-time.ts';
import { zoneName } from './zone-name.ts';

const noon = new Date('2026-11-18T05:05:07Z');
const english = { language: 'en', timeZone: tokyo } as const;
const russian = { language: 'ru', timeZone: 'Europe/Moscow' } as const;

test('a Japan time is nine hours ahead of UTC, in 24-hour format', () => {
  expect(clockTime(noon, english)).toBe('14:05');
  expect(clockTime(new Date('2026-11-18T15:00:00Z'), english, true)).toBe('00:00:00');
});

test('a date is the day in Japan', () => {
  expect(shortDate(new Date('2026-11-17T15:00:00Z'), english)).toBe('Wed 18 Nov');
  expect(shortDate(noon, { language: 'ru', timeZone: tokyo })).toBe('ср 18 нояб.');
});

test('a full date has the year, without a word for year', () => {
  expect(fullDate(new Date('2026-11-17T15:00:00Z'), english)).toBe('18 Nov 2026');
  expect(fullDate(noon, { language: 'ru', timeZone: tokyo })).toBe('18 нояб. 2026');
});

test("the reader's zone has a name in the reader's language", () => {
  expect(zoneName(noon, { language: 'en', timeZone: 'Europe/Moscow' })).toBe('Moscow');
  expect(zoneName(noon, russian)).toBe('Москва');
  expect(zoneName(noon, { language: 'ru', timeZone: 'Europe/Berlin' })).not.toBe('');
});

test('zones with the same offset show the same time', () => {
  expect(isSameTime(noon, tokyo, 'Asia/Seoul')).toBe(true);
  expect(isSameTime(noon, tokyo, 'Asia/Vladivostok')).toBe(false);
});

test.each([
  [17 * 60_000, 'in 17 min'],
  [60_000, 'in 1 min'],
  [59_999, 'now'],
  [-59_999, 'now'],
  [59 * 60_000 + 59_000, 'in 59 min'],
  [-3 * 3_600_000, '3 hr ago'],
  [24 * 3_600_000, undefined],
])('%i ms away reads %s', (away, text) => {
  expect(relativeTime(new Date(noon.getTime() + away), noon, 'en')).toBe(text);
});
