import { type Credit, isCovered } from '@seri/domain/bids/bid-credit';
import { useState } from 'react';
import { serverNow } from '../../../lib/live/clock.ts';
import { useOnRefusal } from '../../../lib/calls/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { detailOf, type LotView } from '../../lots/page/lot-view.ts';
import { fetchBalance, fetchStanding, type BiddingBalance } from '../panel/fetch-balance.ts';
import type { PlacedBidAnswer } from './send-bid.ts';
import { creditOf } from '../sense/bid-credit.ts';
import type { BidOrder } from './bid-form.ts';
import { refetchBidsOnLot } from '../panel/bidding-live.ts';

/** The state of a bid from the form to the server's answer. */
export type PlacingState =
  | { at: 'idle' | 'checking' }
  | { at: 'confirm'; order: BidOrder; credit: Credit | undefined }
  | { at: 'credit'; order: BidOrder; credit: Credit }
  | { at: 'placed'; order: BidOrder; placed: PlacedBidAnswer; means: BiddingBalance | undefined; isLimited: boolean };

export function usePlacing(lot: LotView, hasCreditCheck: boolean) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [placing, setPlacing] = useState<PlacingState>({ at: 'idle' });

  async function checkCredit(order: BidOrder): Promise<Credit | undefined> {
    const standing = await fetchStanding(order.client?.id);
    return standing.creditLimitCheck ? creditOf(lot, standing, order, serverNow()) : undefined;
  }

  async function begin(order: BidOrder): Promise<void> {
    if (placing.at === 'checking') return;
    if (!hasCreditCheck) return setPlacing({ at: 'confirm', order, credit: undefined });
    setPlacing({ at: 'checking' });
    try {
      const credit = await checkCredit(order);
      setPlacing(credit && !isCovered(credit) ? { at: 'credit', order, credit } : { at: 'confirm', order, credit });
    } catch (error) {
      setPlacing({ at: 'idle' });
      onRefusal(refusalOf(error) ?? offline, { title: text('bidding.notWeighed') });
    }
  }

  /** The server decides what is free. */
  async function overdraw(order: BidOrder, headroom: number): Promise<void> {
    const credit = await checkCredit(order).catch(() => undefined);
    setPlacing({ at: 'credit', order, credit: { needed: credit?.needed ?? order.amount, headroom } });
  }

  /** The success shows at once; what is left follows if it can be loaded. */
  async function finish(order: BidOrder, placed: PlacedBidAnswer, isLimited: boolean): Promise<void> {
    setPlacing({ at: 'placed', order, placed, means: undefined, isLimited });
    void refetchBidsOnLot(detailOf(lot).id, !order.client);
    const means = await fetchBalance(order.client?.id);
    setPlacing((current) => (current.at === 'placed' && current.placed === placed ? { ...current, means } : current));
  }

  const reset = () => setPlacing({ at: 'idle' });
  return { placing, begin, overdraw, finish, reset };
}
