import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { expect, test } from 'vitest';
import { dayFigures, type DayTally, nextSessions } from './day-figures.ts';

const { new: fresh, bid, dontBid, cancelled, finished, won } = bidStatusCodes;
/** Noon of the 18th in Japan. */
const now = new Date('2026-11-18T03:00:00Z');
const at = (time: string) => new Date(`2026-11-18T${time}:00+09:00`);

const tallied = (status: number, count: number, given: Partial<DayTally> = {}): DayTally => ({
  status,
  count,
  amount: count * 1_000_000,
  cost: count * 1_000_000,
  day: '2026-11-18',
  isOrder: false,
  isBooked: false,
  sessionId: 1,
  closes: at('13:00'),
  ...given,
});

test('a win with its purchase is open no longer, and lacks no price', () => {
  const { open, unpriced } = dayFigures([tallied(fresh, 3), tallied(won, 2), tallied(won, 1, { isBooked: true })], now);
  expect(open).toEqual([
    { status: fresh, count: 3, amount: 3_000_000 },
    { status: bid, count: 0, amount: 0 },
    { status: won, count: 2, amount: 2_000_000 },
  ]);
  expect(unpriced).toBe(2);
});

test('open bids come to what their lists say, and those of today to what they cost with all that staff have added', () => {
  const { open, today } = dayFigures([tallied(bid, 1, { cost: 1_050_000 })], now);
  expect(open).toContainEqual({ status: bid, count: 1, amount: 1_000_000 });
  expect(today.amount).toBe(1_050_000);
});

test('of new bids those are told that close within the hour, and the first of them; what has closed is neither', () => {
  const tally = [
    tallied(fresh, 1, { closes: at('11:00') }),
    tallied(fresh, 2, { closes: at('12:20') }),
    tallied(fresh, 4, { closes: at('13:00') }),
    tallied(fresh, 8, { closes: at('13:01') }),
    tallied(bid, 16, { closes: at('12:10') }),
    tallied(fresh, 32, { closes: null, isOrder: true }),
  ];
  expect(dayFigures(tally, now).fresh).toEqual({ count: 47, soon: 6, closes: at('12:20').toISOString() });
});

test('today is what runs today in Japan: no order, and nothing of yesterday or tomorrow', () => {
  const tally = [
    tallied(fresh, 1),
    tallied(bid, 2),
    tallied(won, 4),
    tallied(finished, 8),
    tallied(cancelled, 16),
    tallied(dontBid, 32),
    tallied(won, 64, { day: '2026-11-17' }),
    tallied(fresh, 128, { day: '2026-11-19' }),
    tallied(fresh, 256, { isOrder: true, closes: null }),
  ];
  expect(dayFigures(tally, now).today).toEqual({ count: 7, amount: 7_000_000, won: 4, ended: 12 });
});

test('work stands at the half hour in which bidding closes, and half hours without any are told too', () => {
  const tally = [
    tallied(fresh, 3, { closes: at('12:59') }),
    tallied(bid, 2, { closes: at('12:30') }),
    tallied(finished, 1, { closes: at('12:45') }),
    tallied(fresh, 1, { closes: at('14:00') }),
    tallied(cancelled, 9, { closes: at('16:00') }),
  ];
  expect(dayFigures(tally, now).workload).toEqual([
    { at: at('12:30').toISOString(), fresh: 3, ready: 3 },
    { at: at('13:00').toISOString(), fresh: 0, ready: 0 },
    { at: at('13:30').toISOString(), fresh: 0, ready: 0 },
    { at: at('14:00').toISOString(), fresh: 1, ready: 0 },
  ]);
  expect(dayFigures([], now).workload).toEqual([]);
});

test('wins are told of fourteen days, today last, a day without any as nought', () => {
  const { wins } = dayFigures(
    [tallied(won, 2), tallied(won, 1, { day: '2026-11-05', isBooked: true }), tallied(won, 4, { day: '2026-11-04' })],
    now,
  );
  expect(wins).toHaveLength(14);
  expect([wins[0], wins[1], wins[13]]).toEqual([
    { day: '2026-11-05', count: 1 },
    { day: '2026-11-06', count: 0 },
    { day: '2026-11-18', count: 2 },
  ]);
});

test('the next sessions are as many as hold the bids that are looked for, those that close together together', () => {
  const tally = [
    tallied(fresh, 9, { sessionId: 1, closes: at('11:00') }),
    tallied(fresh, 2, { sessionId: 2, closes: at('12:30') }),
    tallied(finished, 9, { sessionId: 3, closes: at('12:40') }),
    tallied(bid, 6, { sessionId: 4, closes: at('13:00') }),
    tallied(fresh, 1, { sessionId: 5, closes: at('13:00') }),
    tallied(fresh, 1, { sessionId: 6, closes: at('13:01') }),
  ];
  const next = (until: Date | null, most: number) =>
    nextSessions(tally, { after: now, until, most }).map(({ id }) => id);
  expect(next(null, 8)).toEqual([2, 4, 5]);
  expect(next(null, 20)).toEqual([2, 4, 5, 6]);
  expect(next(at('12:59'), 8)).toEqual([2]);
  expect(nextSessions([], { after: now, until: null, most: 8 })).toEqual([]);
});
