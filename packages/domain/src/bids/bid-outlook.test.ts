import { describe, expect, it } from 'vitest';
import { outlookOf, surplusBids } from './bid-outlook.ts';

const week = '2026-11-16';
const [a, b] = [`${week} A`, `${week} B`];

const bid = (lotId: number, amount: number, group: string | null = null, more: object = {}) => ({
  lotId,
  amount,
  adjustment: 0,
  group,
  canWithdraw: true,
  status: 1,
  ...more,
});

const funds = (openBids: ReturnType<typeof bid>[], rooms: [string, number][] = []) => ({
  balance: 100,
  creditLimit: 900,
  openBids,
  rooms: new Map(rooms),
});

describe('R25 the outlook of a bid', () => {
  it('tells what others hold, what the bid adds, and what is left', () => {
    const outlook = outlookOf(funds([bid(1, 300)]), bid(2, 200), week);
    expect(outlook).toMatchObject({ means: 1000, held: 300, adds: 200, left: 500, isCovered: true });
  });

  it('counts a bid on the same lot once, and needs only its difference', () => {
    const outlook = outlookOf(funds([bid(1, 600), bid(2, 300)]), bid(2, 400), week);
    expect(outlook).toMatchObject({ held: 600, adds: 400, left: 0, isCovered: true });
    expect(outlookOf(funds([bid(1, 600), bid(2, 300)]), bid(2, 401), week)).toMatchObject({
      left: -1,
      isCovered: false,
    });
  });

  it('allows a lower amount even if the limit was lowered', () => {
    const outlook = outlookOf({ ...funds([bid(1, 900)]), creditLimit: 0 }, bid(1, 800), week);
    expect(outlook).toMatchObject({ left: -700, isCovered: true });
  });

  it('adds nothing in a group whose dearest bid costs more', () => {
    const outlook = outlookOf(funds([bid(1, 500, a), bid(2, 300, a)]), bid(3, 400, a), week);
    expect(outlook).toMatchObject({
      adds: 0,
      inGroup: { group: a, cars: 1, bids: 3, held: 500, adds: 0 },
      betterGroup: null,
    });
  });

  it('names the group of its week in which it would add the least', () => {
    const bids = [bid(1, 500, a), bid(2, 300, b), bid(3, 900, '2026-11-23 A')];
    expect(outlookOf(funds(bids), bid(4, 400), week).betterGroup).toMatchObject({ group: a, held: 500, adds: 0 });
    expect(outlookOf(funds(bids), bid(4, 400, b), week).betterGroup).toMatchObject({ group: a });
    expect(outlookOf(funds([bid(2, 300, b)], [[b, 2]]), bid(4, 400), week).betterGroup).toBeNull();
    expect(outlookOf(funds(bids), bid(4, 400), null).betterGroup).toBeNull();
  });

  it('takes amount and adjustment from the balance when it is won', () => {
    expect(outlookOf(funds([]), bid(1, 300, null, { adjustment: 20 }), week).won).toEqual({
      balance: -220,
      cancels: 0,
    });
  });

  it('tells how many bids its win would cancel in a group that is full then', () => {
    const bids = [bid(1, 500, a), bid(2, 300, a, { canWithdraw: false }), bid(3, 200, b)];
    expect(outlookOf(funds(bids), bid(4, 400, a), week).won.cancels).toBe(1);
    expect(outlookOf(funds(bids, [[a, 2]]), bid(4, 400, a), week).won.cancels).toBe(0);
  });
});

describe('R54 the surplus bids of a group', () => {
  it('are none before the group is full', () => {
    const bids = [bid(1, 500, a, { status: 6, canWithdraw: false }), bid(2, 300, a), bid(3, 200, b)];
    expect(surplusBids(bids, new Map(), a).map(({ lotId }) => lotId)).toEqual([2]);
    expect(surplusBids(bids, new Map([[a, 2]]), a)).toEqual([]);
    expect(surplusBids(bids, new Map(), null)).toEqual([]);
  });
});
