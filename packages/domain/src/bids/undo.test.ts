import { describe, expect, it } from 'vitest';
import type { BidFacts, OpenBid } from './bid-decision.ts';
import { at, elsewhere, factsOf, type BidCase, lotId, openBidOf } from './bid-facts.steps.ts';
import { undoState, refusedReopening, undoUntil } from './undo.ts';

describe('R58 the changes that can be undone', () => {
  const change = { at: at('12:00:00'), version: 4, later: 0, undone: 0 };
  it.each([
    ['the last change', {}, 4, '12:00:01', 'open'],
    ['the fifth of the last ones', { later: 4 }, 4, '12:00:01', 'open'],
    ['not the sixth of the last ones', { later: 5 }, 4, '12:00:01', 'closed'],
    ['a change of ten minutes ago', {}, 4, '12:10:00', 'open'],
    ['not a change of longer ago', {}, 4, '12:10:01', 'closed'],
    ['not a change of a bid that has changed since', {}, 5, '12:00:01', 'changed'],
    ['a change whose later changes were undone', { later: 2, undone: 2 }, 8, '12:00:01', 'open'],
    ['not a change that was undone itself', { undone: 0 }, 5, '12:00:01', 'changed'],
    ['not a change if one of the later ones is not undone', { later: 2, undone: 1 }, 7, '12:00:01', 'changed'],
    ['too late comes before changed', {}, 5, '12:10:01', 'closed'],
  ])('%s', (_name, more, version, time, answer) => {
    expect(undoState({ ...change, ...more }, { version }, at(time))).toBe(answer);
  });

  it('can be undone for ten minutes', () => {
    expect(undoUntil(change)).toEqual(at('12:10:00'));
  });
});

describe('R58 reopening a bid', () => {
  const restored: OpenBid = openBidOf({ status: 2 });
  const refused = (given: BidCase, bid: Partial<OpenBid> = {}, current: Partial<OpenBid> = {}) =>
    refusedReopening(factsOf(given), { status: 4, group: bid.group ?? null, ...current }, { ...restored, ...bid });
  const inA = { group: 'w A' };
  const wonInA = elsewhere(100_000, { ...inA, status: 6, canWithdraw: false });
  const withWin = (cars: number): BidCase => ({
    client: { creditLimit: 9_000_000, openBids: [wonInA], rooms: new Map([['w A', cars]]) },
  });

  it.each<[string, BidCase, Partial<OpenBid>, Partial<BidFacts['client']> | object | undefined]>([
    ['is allowed if the bid could be placed', {}, {}, undefined],
    ['is refused if the client has bid again', { own: { bidId: 9 } }, {}, { refuse: 'BID_AGAIN' }],
    ['is refused on a lot that is lost', { lot: { isOver: true } }, {}, { refuse: 'AUCTION_FINISHED' }],
    [
      'is refused for a car that somebody else has',
      { lot: { isOver: true, isStock: true } },
      {},
      { refuse: 'CAR_RESERVED' },
    ],
    ['is refused in a full group', withWin(1), inA, { refuse: 'GROUP_FULL' }],
    ['is allowed in a group with room', withWin(2), inA, undefined],
    [
      'is refused beyond the credit',
      { client: { openBids: [elsewhere(500_000)] } },
      {},
      { refuse: 'CREDIT_EXCEEDED', headroom: 500_000 },
    ],
    [
      'is not checked for credit without the flag',
      { client: { creditLimit: 0, creditLimitCheck: false } },
      {},
      undefined,
    ],
  ])('%s', (_name, given, bid, answer) => {
    expect(refused(given, bid)).toEqual(answer);
  });

  const open = { own: { bidId: restored.bidId, lotId } };
  it('does not check a bid that was open all the time', () => {
    const poor = { ...open, lot: { isOver: true }, client: { creditLimit: 0 } };
    expect(refused(poor, {}, { status: 6 })).toBeUndefined();
  });

  it('checks the group only if the bid goes back to it', () => {
    expect(refused({ ...withWin(1), ...open }, inA, { status: 2, group: null })).toEqual({ refuse: 'GROUP_FULL' });
    expect(refused({ ...withWin(1), ...open }, inA, { status: 2, group: 'w A' })).toBeUndefined();
  });
});

describe('R58 a change that was undone', () => {
  const change = { at: at('12:00:00'), version: 4, later: 0, undone: 0, isUndone: true };

  it.each([
    ['is done while the bid is as it was left', change, 5, 'done'],
    ['also if later changes were undone before it', { ...change, undone: 1 }, 7, 'done'],
    ['is changed once somebody has changed the bid again', change, 6, 'changed'],
    ['is closed like any other', { ...change, later: 5 }, 5, 'closed'],
  ])('%s', (_name, undone, version, state) => {
    expect(undoState(undone, { version }, at('12:00:01'))).toBe(state);
  });
});
