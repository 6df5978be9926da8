import { bidStatusCodes as codes } from '@seri/domain/bids/bid-statuses';
import { describe, expect, it } from 'vitest';
import type { BidRow } from '../bid.store.ts';
import { type BidAction, bidNotices } from './bid-notice.ts';
import type { BidNews } from './bidding.events.ts';
import { textsOfCause } from './notice-texts.data.ts';

const [clientId, staffId] = [1, 9];
const bidder = { id: clientId, name: 'Oyuna', dealerId: 2 };
const lot = {
  lotId: 7,
  lotType: 'auction',
  lotNo: '24358',
  auctionName: 'USS Tokyo',
  specification: 'Toyota Harrier 2018',
  grade: '4.5',
  photo: null,
  runsAt: '2026-11-24T05:05:00.000Z',
} as const;

const bid = (changes: Partial<BidRow> = {}): BidRow => ({
  id: 500_403,
  account_id: clientId,
  lot_id: 7,
  kind: 'car',
  session_id: 3,
  held_on: '2026-11-24',
  amount: 555_000,
  adjustment: 0,
  status: codes.bid,
  bid_type: null,
  destination_code: null,
  bid_group: null,
  auto_bid: false,
  end_reason: null,
  sold_price: null,
  purchase_id: null,
  created_by: clientId,
  created_at: new Date(0),
  placed_at: new Date(0),
  version: 2,
  ...changes,
});

const told = (action: BidAction, to: Partial<BidRow>, more: Partial<BidNews> = {}, authorId: number | null = staffId) =>
  bidNotices({ action, bid: bid(to), former: bid(), bidder, lot, ...more }, authorId);

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('R55 the sentence of a notice', () => {
  it.each<[string, string, Partial<BidRow>, Partial<BidNews>]>([
    ['You won this lot. Your bid was 555 000 ¥; the price follows', 'won', { status: codes.won }, {}],
    [
      'You won this lot for 531 000 ¥. Your bid was 555 000 ¥',
      'wonPriced',
      { status: codes.won, sold_price: 531_000, purchase_id: 4 },
      {},
    ],
    [
      'Not won: sold for 610 000 ¥, your bid was 555 000 ¥',
      'soldForMore',
      { status: codes.finished, end_reason: 'soldForMore' },
      { soldPrice: 610_000 },
    ],
    ['The lot did not sell. Your bid was 555 000 ¥', 'notSold', { status: codes.finished, end_reason: 'notSold' }, {}],
    ['We will not bid on this lot. Your bid of 555 000 ¥ no longer counts', 'declined', { status: codes.dontBid }, {}],
    ['Your bid of 555 000 ¥ was cancelled', 'cancelled', { status: codes.cancelled }, {}],
    [
      'Group B is full: your bid of 555 000 ¥ was cancelled',
      'groupFull',
      { status: codes.cancelled, end_reason: 'groupFull', bid_group: 'B' },
      {},
    ],
    ['Your bid of 555 000 ¥: not won', 'finished', { status: codes.finished }, {}],
  ])('is “%s”', (sentence, cause, to, more) => {
    const [notice] = told('status-changed', to, more);
    expect(notice).toMatchObject({ cause, amount: 555_000 });
    expect(plain(notice?.message.en)).toBe(sentence);
  });

  it('of a lost bid names the price of the feed, also if staff recorded the loss', () => {
    const [lost] = told('status-changed', { status: codes.finished }, { soldPrice: 610_000 });
    expect(lost).toMatchObject({ cause: 'soldForMore', price: 610_000 });
    const [own] = told('status-changed', { status: codes.finished }, { soldPrice: 540_000 });
    expect(own).toMatchObject({ cause: 'finished', price: null });
  });

  it('tells the price of a win when it is entered, and its purchase to the client', () => {
    const won = { status: codes.won };
    const priced = { ...won, sold_price: 531_000, purchase_id: 4 };
    const [notice] = told('sold-price', priced, { former: bid(won) });
    expect(notice).toMatchObject({ eventType: 'managerWinBid', cause: 'priced', price: 531_000, purchaseId: 4 });
    expect(told('sold-price', priced, { former: bid(priced) })).toEqual([]);
  });

  it('for a dealer begins with its client, in both languages', () => {
    const own = new Set(['placed', 'placedAgain', 'ordered']);
    for (const [cause, [, dealer]] of Object.entries(textsOfCause)) {
      if (own.has(cause)) continue;
      expect(dealer).toMatch(/^notice\.(?:dealer\.|managerUpdateStatus|order\.updateStatus)/);
    }
    const [notice] = told('status-changed', { status: codes.dontBid });
    expect(plain(notice?.messageOfOthers?.en)).toMatch(/^Oyuna: we will not bid/);
    expect(plain(notice?.messageOfOthers?.ru)).toMatch(/^Oyuna: на этот лот мы не ставим/);
  });

  it.each<[BidAction, Partial<BidRow>, number | null]>([
    ['placed', { status: codes.new }, staffId],
    ['placed', { status: codes.new }, clientId],
    ['cancelled', { status: codes.cancelled }, clientId],
    ['status-changed', { status: codes.new }, staffId],
    ['status-changed', { status: codes.dontBid }, staffId],
    ['status-changed', { status: codes.finished, end_reason: 'lotRemoved' }, null],
    ['won', { status: codes.won, purchase_id: 4 }, staffId],
  ])('of an order that is %s speaks of no bid, auction or win (%j)', (action, to, authorId) => {
    const former = action === 'placed' ? undefined : bid({ kind: 'stock' });
    const notices = told(action, { kind: 'stock', ...to }, { former, lot: { ...lot, lotType: 'stock' } }, authorId);
    expect(notices.length).toBeGreaterThan(0);
    for (const { message, messageOfOthers } of notices) {
      for (const text of [message, messageOfOthers]) {
        expect(text?.en ?? '').not.toMatch(/\bbids?\b|auction|\bwon\b|\bwin\b/i);
        expect(text?.ru ?? '').not.toMatch(/ставк|аукцион|торг|выигр/i);
      }
    }
  });
});
