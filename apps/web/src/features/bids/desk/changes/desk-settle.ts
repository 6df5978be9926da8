import { throttledAskForNews } from '../../../../lib/calls/ask-for-news.ts';
import { queryClient } from '../../../../lib/calls/query-client.ts';
import { menuCountersKey } from '../../../site/menu-counters.ts';
import type { ListedBid } from '../../list/bids.ts';
import { bidsKey } from '../../list/bids-key.ts';
import type { DeskReply } from './desk-queue.ts';
import { undoableKey } from './desk-undo.ts';
import { patchBid } from '../../list/patch-bid.ts';
import type { BidChangeAnswer } from './desk-calls.ts';

type StoredBidState = Omit<BidChangeAnswer, 'success' | 'undoId'>;

/** Shows the state that the server returned, also if it comes with a refusal because somebody else changed the bid. */
export function settle(reply: DeskReply<BidChangeAnswer>): readonly StoredBidState[] {
  if (reply.ok) {
    const { success: _, undoId: __, ...state } = reply.answer;
    showState(state);
    return [state];
  }
  const newer = newerStateOf(reply);
  if (newer) showState(newer);
  return [];
}

/** The current state, if somebody else changed the bid first. */
export function newerStateOf(reply: DeskReply<unknown>): StoredBidState | undefined {
  if (reply.ok || reply.refusal?.code !== 'STATE_CHANGED') return undefined;
  return reply.refusal.data.bid;
}

export function showState(state: StoredBidState): void {
  void patchBid(queryClient, state.bidId, (bid) => withState(bid, state));
}

export function withState(bid: ListedBid, state: StoredBidState): ListedBid {
  const { bidStatus, bidGroup } = state;
  return {
    ...bid,
    ...state,
    endReason: bidStatus === bid.bidStatus ? bid.endReason : null,
    // The refetched list brings how many cars the new group buys.
    bidGroupPrefix: bidGroup === bid.bidGroup ? bid.bidGroupPrefix : bidGroup,
  };
}

/** The server does not send a browser the events of its own changes, so everything that shows bids is refetched. */
export const deskNews = throttledAskForNews(bidsKey, undoableKey, menuCountersKey);
export const refetchAfterChange = deskNews.call;
