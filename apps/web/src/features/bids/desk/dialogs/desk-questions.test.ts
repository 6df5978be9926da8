import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { describe, expect, it, test } from 'vitest';
import { changeable, isAboveBid, questionsOf } from './desk-questions.ts';

const noon = new Date('2026-11-18T03:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000).toISOString();
/** A bid whose session starts in `startsIn` minutes and warns `warns` minutes before. */
const bid = (startsIn: number | null, warns = 60) => ({
  bidStatus: 1,
  sessionStart: startsIn === null ? null : minutes(startsIn),
  warnsFrom: startsIn === null ? null : minutes(startsIn - warns),
});
const context = { now: noon, confirms: true };
const tomorrow = bid(24 * 60);

describe('before a status is set', () => {
  const table = [
    ['today', bid(300), 2, ['plain']],
    ['today, a win', bid(300), 6, ['win']],
    ['another day', tomorrow, 2, ['future']],
    ['another day, a win', tomorrow, 6, ['futureWin', 'futureWinSure']],
    ['in 61 minutes', bid(61), 2, ['plain']],
    ['in 59 minutes', bid(59), 2, ['lastHour']],
    ['in 59 minutes, a win', bid(59), 6, ['lastHour']],
    ['in 40 minutes, where the last hour is half of one', bid(40, 30), 2, ['plain']],
    ['running', bid(-1), 2, ['plain']],
    ['an order, which runs nowhere', bid(null), 6, ['win']],
  ] as const;

  it.each(table)('%s: asks for the right confirmations', (_, of, status, questions) => {
    expect(questionsOf([of], status, context)).toEqual(questions);
  });

  it.each(table)('%s: without the flag only the last hour is asked about', (_, of, status, questions) => {
    const lastHourOnly = questions.filter((question) => question === 'lastHour');
    expect(questionsOf([of], status, { ...context, confirms: false })).toEqual(lastHourOnly);
  });
});

test('for several bids the strictest question is asked once', () => {
  expect(questionsOf([bid(300), tomorrow], 2, context)).toEqual(['future']);
  expect(questionsOf([bid(300), bid(59)], 6, context)).toEqual(['lastHour']);
});

test('bids of another day are confirmed even beside a bid in its last hour', () => {
  const mixed = [bid(300), tomorrow, bid(59)];
  expect(questionsOf(mixed, 2, context)).toEqual(['lastHour', 'future']);
  expect(questionsOf(mixed, 6, context)).toEqual(['lastHour', 'futureWin', 'futureWinSure']);
  expect(questionsOf(mixed, 6, { ...context, confirms: false })).toEqual(['lastHour']);
});

test('a bid of another day in its last hour gets only the warning', () => {
  const night = new Date('2026-11-18T14:30:00Z');
  const pastMidnight = { bidStatus: 1, sessionStart: '2026-11-18T15:15:00Z', warnsFrom: '2026-11-18T14:15:00Z' };
  expect(questionsOf([pastMidnight], 6, { now: night, confirms: true })).toEqual(['lastHour']);
});

test('a reader without a last-hour warning is not asked about it', () => {
  expect(questionsOf([{ ...bid(59), warnsFrom: null }], 2, context)).toEqual(['plain']);
});

test('bids that have the status already or may not be changed are left out', () => {
  const can = { setStatus: true, editPrice: false, editSoldPrice: false, setAutoBid: false };
  const bids = [
    { bidStatus: 1, can },
    { bidStatus: 2, can },
    { bidStatus: 1, can: { ...can, setStatus: false } },
  ];
  expect(changeable(bids, 2)).toEqual([bids[0]]);
});

test('a price above the adjusted amount is confirmed, of a won bid only', () => {
  const won = { bidStatus: bidStatusCodes.won, bidAmount: 500_000, adjustmentPrice: 20_000 };
  expect(isAboveBid(won, 520_001)).toBe(true);
  expect(isAboveBid(won, 520_000)).toBe(false);
  expect(isAboveBid({ ...won, adjustmentPrice: null }, 500_001)).toBe(true);
  expect(isAboveBid({ ...won, bidStatus: 2 }, 900_000)).toBe(false);
});
