import { amountFault } from '@seri/domain/bids/bid-amount';
import { day } from '@seri/domain/time/japan-time';
import { expect, it } from 'vitest';
import { outcomeOf } from '../lots/choose-outcome.ts';
import { roundTheClockHouse } from '../lots/houses.data.ts';
import { lotRows } from '../lots/lot-rows.ts';
import { roundTheClockSessions } from '../lots/plan-sessions.ts';
import { looksAhead, wishesOf } from './bid-wishes.ts';

const seed = 7;
const minute = 60_000;
const start = new Date('2026-11-23T00:00:00Z');
const sessions = roundTheClockSessions(roundTheClockHouse, start, new Date(start.getTime() + day));
const lots = sessions.flatMap((session) =>
  lotRows(seed, session).map((row) => ({
    row,
    lot: { name: row.id, startPrice: row.startPrice ?? null, step: 5000, startsAt: session.startsAt },
  })),
);
const wishesAt = ({ lot }: (typeof lots)[number], before: number) =>
  wishesOf(seed, lot, 10, new Date(lot.startsAt.getTime() - before));

it('there are no wishes before regulars look, and finally a few wishes on most lots', () => {
  expect(lots.flatMap((lot) => wishesAt(lot, looksAhead + 1))).toEqual([]);
  const wanted = lots.map((lot) => wishesAt(lot, minute));
  expect(wanted.filter((wishes) => wishes.length > 0).length / lots.length).toBeCloseTo(0.85, 1);
  for (const wishes of wanted) expect(new Set(wishes.map(({ regular }) => regular)).size).toBe(wishes.length);
});

it('a wish stays, is raised once, or is given up at least two minutes before the session', () => {
  let [raised, gone] = [0, 0];
  for (const lot of lots) {
    const last = wishesAt(lot, 1.3 * minute);
    expect(wishesAt(lot, 0)).toEqual(last);
    for (const { regular, amount } of last) {
      const seen = [20, 10, 5, 2.2].map((left) =>
        wishesAt(lot, left * minute).find((wish) => wish.regular === regular),
      );
      const amounts = [...seen.filter((wish) => wish !== undefined).map((wish) => wish.amount), amount];
      const firstOffer = amounts[0] ?? Infinity;
      if (amount === null) expect(seen.at(-1)?.amount).toBeNull();
      gone += Number(amount === null);
      raised += Number(amount !== null && amount > firstOffer);
      expect(amount === null || amount >= firstOffer || amounts[0] === null).toBe(true);
    }
  }
  expect(raised).toBeGreaterThan(50);
  expect(gone).toBeGreaterThan(20);
});

it('amounts are valid for the lot and win about a third of the lots', () => {
  let [bidOn, won] = [0, 0];
  for (const lot of lots) {
    const amounts = wishesAt(lot, minute).flatMap(({ amount }) => amount ?? []);
    for (const amount of amounts) expect(amountFault(amount, lot.lot)).toBeUndefined();
    if (amounts.length === 0) continue;
    bidOn += 1;
    won += Number(Math.max(...amounts) >= (outcomeOf(seed, lot.row).soldPrice ?? Infinity));
  }
  expect(won / bidOn).toBeGreaterThan(0.2);
  expect(won / bidOn).toBeLessThan(0.4);
});
