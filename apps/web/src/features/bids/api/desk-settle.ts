import { throttledAskForNews } from '../../../lib/ask-for-news.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { menuCountersKey } from '../../site/model/menu-counters.ts';
import type { TrackedBid } from '../model/bids.ts';
import { bidsKey } from '../model/bids-key.ts';
import type { DeskReply } from '../model/desk-queue.ts';
import { undoableKey } from '../model/desk-undo.ts';
import { patchBid } from '../model/patch-bid.ts';
import type { ChangedBid } from './desk-calls.ts';

type BidState = Omit<ChangedBid, 'success' | 'undoId'>;

/** Shows how a bid stands by the word of the server, also where that is what somebody else made of it. */
export function settle(reply: DeskReply<ChangedBid>): readonly BidState[] {
  if (reply.ok) {
    const { success: _, undoId: __, ...state } = reply.answer;
    showState(state);
    return [state];
  }
  const newer = newerOf(reply);
  if (newer) showState(newer);
  return [];
}

/** What a change was refused for: somebody else made another one first. */
export function newerOf(reply: DeskReply<unknown>): BidState | undefined {
  if (reply.ok || reply.refusal?.code !== 'STATE_CHANGED') return undefined;
  return reply.refusal.data.bid;
}

export function showState(state: BidState): void {
  void patchBid(queryClient, state.bidId, (bid) => inState(bid, state));
}

export function inState(bid: TrackedBid, state: BidState): TrackedBid {
  const { bidStatus, bidGroup } = state;
  return {
    ...bid,
    ...state,
    endReason: bidStatus === bid.bidStatus ? bid.endReason : null,
    // How many cars its group buys is told by the list, which is on its way.
    bidGroupPrefix: bidGroup === bid.bidGroup ? bid.bidGroupPrefix : bidGroup,
  };
}

/** The server does not send a browser the events of its own changes, so their lists are refetched. */
export const deskNews = throttledAskForNews(bidsKey, undoableKey, menuCountersKey);
export const askAfterChange = deskNews.call;
