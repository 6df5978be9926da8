import { describe, expect, it } from 'vitest';
import { isRunning, minutesLeft, timesOf } from './lot-times.ts';
import { carView } from './lot-views.testkit.ts';

const lot = carView(1);
const at = '2026-11-18T10:00:00Z';
const before = (time: string) => new Date(`2026-11-18T${time}Z`);

describe('the clocks of a lot', () => {
  it('stand in the order in which they strike', () => {
    expect(timesOf(lot).map(({ caption }) => caption)).toEqual(['lot.time.cancel', 'lot.time.bid', 'lot.time.runs']);
  });

  it('are not there where nothing is known', () => {
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
])('a countdown to ten says at %s that %s minutes are left', (time, minutes) => {
  expect(minutesLeft(at, before(time))).toBe(minutes);
});

it('a lot runs from the moment bidding closes until it has ended', () => {
  const now = new Date('2026-11-18T02:00:00Z');
  expect(isRunning(lot, now)).toBe(true);
  expect(isRunning(lot, new Date('2026-11-17T12:00:00Z'))).toBe(false);
  expect(isRunning({ ...lot, bidInfo: { ...lot.bidInfo, auctionFinished: true } }, now)).toBe(false);
});
