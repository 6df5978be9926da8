import { type Credit, isCovered } from '@seri/domain/bids/bid-credit';
import { useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';
import { useOnRefusal } from '../../../lib/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { detailOf, type LotView } from '../../lots/model/lot-view.ts';
import { fetchMeans, fetchStanding, type Means } from '../api/fetch-means.ts';
import type { PlacedBid } from '../api/send-bid.ts';
import { creditOf } from '../model/bid-credit.ts';
import type { BidOrder } from '../model/bid-form.ts';
import { askBidsAnew } from '../model/bidding-live.ts';

/** Where a bid stands on its way from the fields to the server's word. */
export type Placing =
  | { at: 'rest' | 'weighing' }
  | { at: 'confirm'; order: BidOrder; credit: Credit | undefined }
  | { at: 'credit'; order: BidOrder; credit: Credit }
  | { at: 'placed'; order: BidOrder; placed: PlacedBid; means: Means | undefined; isLimited: boolean };

/** Weighs what the fields ask for, has it confirmed, and shows what came of it. */
export function usePlacing(lot: LotView, isWeighed: boolean) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [placing, setPlacing] = useState<Placing>({ at: 'rest' });

  async function weigh(order: BidOrder): Promise<Credit | undefined> {
    const standing = await fetchStanding(order.client?.id);
    return standing.creditLimitCheck ? creditOf(lot, standing, order, serverNow()) : undefined;
  }

  async function begin(order: BidOrder): Promise<void> {
    if (placing.at === 'weighing') return;
    if (!isWeighed) return setPlacing({ at: 'confirm', order, credit: undefined });
    setPlacing({ at: 'weighing' });
    try {
      const credit = await weigh(order);
      setPlacing(credit && !isCovered(credit) ? { at: 'credit', order, credit } : { at: 'confirm', order, credit });
    } catch (error) {
      setPlacing({ at: 'rest' });
      onRefusal(refusalOf(error) ?? offline, { title: text('bidding.notWeighed') });
    }
  }

  /** The server has the last word on what is free. */
  async function overdraw(order: BidOrder, headroom: number): Promise<void> {
    const credit = await weigh(order).catch(() => undefined);
    setPlacing({ at: 'credit', order, credit: { needed: credit?.needed ?? order.amount, headroom } });
  }

  /** That it stands is said at once; what is left now follows, as far as the line holds. */
  async function finish(order: BidOrder, placed: PlacedBid, isLimited: boolean): Promise<void> {
    setPlacing({ at: 'placed', order, placed, means: undefined, isLimited });
    void askBidsAnew(detailOf(lot).id, !order.client);
    const means = await fetchMeans(order.client?.id);
    setPlacing((now) => (now.at === 'placed' && now.placed === placed ? { ...now, means } : now));
  }

  const rest = () => setPlacing({ at: 'rest' });
  return { placing, begin, overdraw, finish, rest };
}
