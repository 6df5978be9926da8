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
import type { BidDraft } from './bid-form.ts';
import { refetchBidsOnLot } from '../panel/bidding-live.ts';

/** The state of a bid from the form to the server's answer. */
export type PlacingState =
  | { at: 'idle' | 'checking' }
  | { at: 'confirm'; draft: BidDraft; credit: Credit | undefined }
  | { at: 'credit'; draft: BidDraft; credit: Credit }
  | { at: 'placed'; draft: BidDraft; placed: PlacedBidAnswer; means: BiddingBalance | undefined; isLimited: boolean };

export function usePlacing(lot: LotView, hasCreditCheck: boolean) {
  const text = useText();
  const onRefusal = useOnRefusal();
  const [placing, setPlacing] = useState<PlacingState>({ at: 'idle' });

  async function checkCredit(draft: BidDraft): Promise<Credit | undefined> {
    const standing = await fetchStanding(draft.client?.id);
    return standing.creditLimitCheck ? creditOf(lot, standing, draft, serverNow()) : undefined;
  }

  async function begin(draft: BidDraft): Promise<void> {
    if (placing.at === 'checking') return;
    if (!hasCreditCheck) return setPlacing({ at: 'confirm', draft, credit: undefined });
    setPlacing({ at: 'checking' });
    try {
      const credit = await checkCredit(draft);
      setPlacing(credit && !isCovered(credit) ? { at: 'credit', draft, credit } : { at: 'confirm', draft, credit });
    } catch (error) {
      setPlacing({ at: 'idle' });
      onRefusal(refusalOf(error) ?? offline, { title: text('bidding.notWeighed') });
    }
  }

  /** The server decides what is free. */
  async function showMissingCredit(draft: BidDraft, headroom: number): Promise<void> {
    const credit = await checkCredit(draft).catch(() => undefined);
    setPlacing({ at: 'credit', draft, credit: { needed: credit?.needed ?? draft.amount, headroom } });
  }

  /** The success shows at once; what is left follows if it can be loaded. */
  async function finish(draft: BidDraft, placed: PlacedBidAnswer, isLimited: boolean): Promise<void> {
    setPlacing({ at: 'placed', draft, placed, means: undefined, isLimited });
    void refetchBidsOnLot(detailOf(lot).id, !draft.client);
    const means = await fetchBalance(draft.client?.id);
    setPlacing((current) => (current.at === 'placed' && current.placed === placed ? { ...current, means } : current));
  }

  const reset = () => setPlacing({ at: 'idle' });
  return { placing, begin, showMissingCredit, finish, reset };
}
