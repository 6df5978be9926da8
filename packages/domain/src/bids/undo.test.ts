import { describe, expect, it } from 'vitest';
import type { BidFacts, OpenBid } from './bid-decision.ts';
import { at, elsewhere, factsOf, type BidCase, lotId, openBidOf } from './bid-facts.steps.ts';
import { mayTakeBack, refusedReopening, undoUntil } from './undo.ts';

describe('R58 what can be taken back', () => {
  const change = { at: at('12:00:00'), version: 4, later: 0, undone: 0 };
  it.each([
    ['the last change', {}, 4, '12:00:01', 'yes'],
    ['the fifth of the last ones', { later: 4 }, 4, '12:00:01', 'yes'],
    ['no sixth', { later: 5 }, 4, '12:00:01', 'closed'],
    ['one of ten minutes ago', {}, 4, '12:10:00', 'yes'],
    ['none of longer ago', {}, 4, '12:10:01', 'closed'],
    ['none of a bid to which something newer happened', {}, 5, '12:00:01', 'changed'],
    ['one whose later ones were taken back', { later: 2, undone: 2 }, 8, '12:00:01', 'yes'],
    ['none that is taken back itself', { undone: 0 }, 5, '12:00:01', 'changed'],
    ['none of whose later ones one still stands', { later: 2, undone: 1 }, 7, '12:00:01', 'changed'],
    ['late before changed', {}, 5, '12:10:01', 'closed'],
  ])('%s', (_name, more, version, time, answer) => {
    expect(mayTakeBack({ ...change, ...more }, { version }, at(time))).toBe(answer);
  });

  it('until ten minutes later', () => {
    expect(undoUntil(change)).toEqual(at('12:10:00'));
  });
});

describe('R58 what is opened again', () => {
  const then: OpenBid = openBidOf({ status: 2 });
  const refused = (given: BidCase, bid: Partial<OpenBid> = {}, now: Partial<OpenBid> = {}) =>
    refusedReopening(factsOf(given), { status: 4, group: bid.group ?? null, ...now }, { ...then, ...bid });
  const inA = { group: 'w A' };
  const wonInA = elsewhere(100_000, { ...inA, status: 6, canWithdraw: false });
  const withWin = (cars: number): BidCase => ({
    client: { creditLimit: 9_000_000, openBids: [wonInA], rooms: new Map([['w A', cars]]) },
  });

  it.each<[string, BidCase, Partial<OpenBid>, Partial<BidFacts['client']> | object | undefined]>([
    ['is taken where it could be placed', {}, {}, undefined],
    ['not where the client has bid again', { own: { bidId: 9 } }, {}, { refuse: 'BID_AGAIN' }],
    ['not on a lot that is lost', { lot: { isOver: true } }, {}, { refuse: 'AUCTION_FINISHED' }],
    ['nor a car that somebody else has', { lot: { isOver: true, isStock: true } }, {}, { refuse: 'CAR_RESERVED' }],
    ['not in a group that is full', withWin(1), inA, { refuse: 'GROUP_FULL' }],
    ['but in one with room', withWin(2), inA, undefined],
    [
      'not beyond the credit',
      { client: { openBids: [elsewhere(500_000)] } },
      {},
      { refuse: 'CREDIT_EXCEEDED', headroom: 500_000 },
    ],
    [
      'but whatever it costs of whom no credit binds',
      { client: { creditLimit: 0, creditLimitCheck: false } },
      {},
      undefined,
    ],
  ])('%s', (_name, given, bid, answer) => {
    expect(refused(given, bid)).toEqual(answer);
  });

  const open = { own: { bidId: then.bidId, lotId } };
  it('asks nothing of one that has been open all the time', () => {
    const poor = { ...open, lot: { isOver: true }, client: { creditLimit: 0 } };
    expect(refused(poor, {}, { status: 6 })).toBeUndefined();
  });

  it('asks its group for room where it goes back to it', () => {
    expect(refused({ ...withWin(1), ...open }, inA, { status: 2, group: null })).toEqual({ refuse: 'GROUP_FULL' });
    expect(refused({ ...withWin(1), ...open }, inA, { status: 2, group: 'w A' })).toBeUndefined();
  });
});
