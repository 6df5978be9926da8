import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { expect, test } from 'vitest';
import { dayFigures, type DayTally, nextSessions } from './day-figures.ts';

const { new: fresh, bid, dontBid, cancelled, finished, won } = bidStatusCodes;
/** Noon of 18 November in Japan. */
const now = new Date('2026-11-18T03:00:00Z');
const at = (time: string) => new Date(`2026-11-18T${time}:00+09:00`);

const tallied = (status: number, count: number, tally: Partial<DayTally> = {}): DayTally => ({
  status,
  count,
  amount: count * 1_000_000,
  cost: count * 1_000_000,
  day: '2026-11-18',
  isOrder: false,
  isBooked: false,
  sessionId: 1,
  closes: at('13:00'),
  ...tally,
});

test('a win with a purchase is neither open nor without a price', () => {
  const { open, unpriced } = dayFigures([tallied(fresh, 3), tallied(won, 2), tallied(won, 1, { isBooked: true })], now);
  expect(open).toEqual([
    { status: fresh, count: 3, amount: 3_000_000 },
    { status: bid, count: 0, amount: 0 },
    { status: won, count: 2, amount: 2_000_000 },
  ]);
  expect(unpriced).toBe(2);
});

test('the sum of open bids is without adjustments, as in the lists; the sum of today is with them', () => {
  const { open, today } = dayFigures([tallied(bid, 1, { cost: 1_050_000 })], now);
  expect(open).toContainEqual({ status: bid, count: 1, amount: 1_000_000 });
  expect(today.amount).toBe(1_050_000);
});

test('new bids are counted that close within the hour, with the first deadline, without closed ones', () => {
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

test('today covers lots of today in Japan, without orders', () => {
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

test('the workload is by half hour of closing, including empty ones', () => {
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

test('wins are counted for fourteen days, today last, with zero for empty days', () => {
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

test('the next sessions cover the requested number of bids; sessions that close together stay together', () => {
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
