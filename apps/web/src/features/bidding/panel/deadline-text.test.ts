import { expect, test } from 'vitest';
import type { Text } from '../../../lib/language/text.ts';
import { carView } from '../../lots/page/lot-views.testkit.ts';
import { auctionText, deadlineText } from './deadline-text.ts';

const text: Text = (id, values) =>
  [id.replace('bidding.deadline', ''), ...Object.values(values ?? {})].join(' ').trim();
const inMoscow = { text, language: 'en', timeZone: 'Europe/Moscow' } as const;
const deadline = new Date('2026-11-18T04:00:00Z');

test.each([
  ['near: with the time that is left', '2026-11-18T03:49:00Z', '.both 13:00 07:00 in 11 min'],
  ['a day away or more: with its day', '2026-11-16T04:00:00Z', '.far .both Wed 18 Nov 13:00 07:00'],
  ['past', '2026-11-18T04:00:00Z', '.past .both 13:00 07:00'],
])('R42: the deadline in Japan time with the reader’s beside it, %s', (_when, now, line) => {
  expect(deadlineText(inMoscow, deadline, new Date(now))).toBe(line);
});

test('R42: a reader whose clock is Japan’s sees one time', () => {
  const now = new Date('2026-11-18T03:49:00Z');
  expect(deadlineText({ ...inMoscow, timeZone: 'Asia/Seoul' }, deadline, now)).toBe('.japan 13:00 in 11 min');
});

test('an auction has its house and its day in Japan, a stock car only its house', () => {
  const { lotInfo } = carView(7);
  const late = { ...lotInfo, auctionDate: '2026-11-17T16:00:00Z' };
  expect(auctionText({ pageType: 'car-auction', lotInfo: late }, 'en')).toBe('USS Tokyo · Wed 18 Nov');
  expect(auctionText({ pageType: 'stock', lotInfo: late }, 'en')).toBe('USS Tokyo');
});
