import { describe, expect, it } from 'vitest';
import { bidStatusCodes as codes } from '../bids/bid-statuses.ts';
import { causeOfChange, type ToldBid, topicOf } from './notice-causes.ts';

const bid = (changes: Partial<ToldBid> = {}): ToldBid => ({
  isOrder: false,
  status: codes.bid,
  amount: 555_000,
  price: null,
  endReason: null,
  ...changes,
});

const won = (price: number | null) => bid({ status: codes.won, price });

describe('R55 the cause of a notice', () => {
  it.each([
    ['review', { status: codes.new }],
    ['declined', { status: codes.dontBid }],
    ['cancelled', { status: codes.cancelled }],
    ['groupFull', { status: codes.cancelled, endReason: 'groupFull' }],
    ['finished', { status: codes.finished }],
    ['soldForMore', { status: codes.finished, endReason: 'soldForMore' }],
    ['otherWon', { status: codes.finished, endReason: 'otherWon' }],
    ['won', { status: codes.won }],
    ['wonPriced', { status: codes.won, price: 531_000 }],
    ['changed', { amount: 600_000 }],
  ] as const)('is %s of a bid that becomes %j', (cause, changes) => {
    expect(causeOfChange(bid(changes), bid())).toBe(cause);
  });

  it('of a bid that the desk accepts is accepted', () => {
    expect(causeOfChange(bid(), bid({ status: codes.new }))).toBe('accepted');
  });

  it.each(['new', 'bid', 'dontBid', 'cancelled', 'finished', 'blank'] as const)(
    'of a win that becomes %s is that it is undone, whatever the reason',
    (status) => {
      const changed = bid({ status: codes[status], endReason: status === 'finished' ? 'otherWon' : null });
      expect(causeOfChange(changed, bid({ status: codes.won, price: 531_000 }))).toBe('winUndone');
    },
  );

  it('of a win is its price once, and again only if it differs', () => {
    expect(causeOfChange(won(531_000), won(null))).toBe('priced');
    expect(causeOfChange(won(540_000), won(531_000))).toBe('priced');
    expect(causeOfChange(won(531_000), won(531_000))).toBeUndefined();
    expect(causeOfChange(won(null), won(531_000))).toBeUndefined();
  });

  it.each([
    ['orderStatus', { status: codes.bid }],
    ['orderReleased', { status: codes.dontBid }],
    ['orderReleased', { status: codes.cancelled }],
    ['orderStatus', { status: codes.finished, endReason: 'lotRemoved' }],
    ['orderConfirmed', { status: codes.won, price: 900_000 }],
  ] as const)('of an order is %s if it becomes %j, never that of a bid', (cause, changes) => {
    const ordered = { isOrder: true, status: codes.new };
    expect(causeOfChange(bid({ ...ordered, ...changes }), bid(ordered))).toBe(cause);
  });

  it('decides the tab: bought at a known price is a purchase, the rest a bid or a chat', () => {
    expect(topicOf('managerWinBid', 'won')).toBe('bid');
    expect(topicOf('managerWinBid', 'priced')).toBe('purchase');
    expect(topicOf('managerWinBid', null)).toBe('bid');
    expect(topicOf('chatMessage', 'message')).toBe('chat');
    expect(topicOf('managerTranslation', 'translationAnswered')).toBe('lot');
  });
});
