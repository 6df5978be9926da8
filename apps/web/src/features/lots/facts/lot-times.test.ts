import { describe, expect, it } from 'vitest';
import { isRunning, minutesLeft, timesOf } from './lot-times.ts';
import { carView } from '../page/lot-views.testkit.ts';

const lot = carView(1);
const at = '2026-11-18T10:00:00Z';
const before = (time: string) => new Date(`2026-11-18T${time}Z`);

describe('the deadlines of a lot', () => {
  it('are in chronological order', () => {
    expect(timesOf(lot).map(({ caption }) => caption)).toEqual(['lot.time.cancel', 'lot.time.bid', 'lot.time.runs']);
  });

  it('are omitted if unknown', () => {
    const stock = { ...lot.bidInfo, biddingDeadline: null, cancelDeadline: null };
    expect(timesOf({ bidInfo: stock, lotInfo: { ...lot.lotInfo, expectedAt: null } })).toEqual([]);
  });
});

it.each([
  ['08:59:59', undefined],
  ['09:00:00', 60],
  ['09:44:59', 60],
  ['09:45:00', 15],
  ['09:55:00', 5],
  ['09:59:59', 5],
  ['10:00:00', undefined],
])('a countdown to 10:00 announces at %s that %s minutes are left', (time, minutes) => {
  expect(minutesLeft(at, before(time))).toBe(minutes);
});

it('a lot is running from the close of bidding until it has ended', () => {
  const now = new Date('2026-11-18T02:00:00Z');
  expect(isRunning(lot, now)).toBe(true);
  expect(isRunning(lot, new Date('2026-11-17T12:00:00Z'))).toBe(false);
  expect(isRunning({ ...lot, bidInfo: { ...lot.bidInfo, auctionFinished: true } }, now)).toBe(false);
});
