import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { listingsKey } from '../../catalogue/list/lots.ts';
import { isStaff } from '../../identity/session/session-state.ts';
import { session } from '../../identity/session/session.ts';
import { lotViewsKey, refetchLot } from '../../lots/page/lot-view.ts';
import { askMenuCounters } from '../../site/menu-counters.ts';
import { biddingKey } from './bidding-key.ts';

/**
 * Refetches everything that shows a bid on the lot or free credit. Listings show only the reader's own bids. Other lots
 * are refetched when they are next opened, because the export type of an own bid is proposed for them.
 */
export async function refetchBidsOnLot(lotId: number, isOwn: boolean): Promise<void> {
  await Promise.all([
    refetchLot(lotId),
    queryClient.invalidateQueries({ queryKey: biddingKey }),
    isOwn && queryClient.invalidateQueries({ queryKey: listingsKey }),
    isOwn && queryClient.invalidateQueries({ queryKey: lotViewsKey, refetchType: 'none' }),
  ]);
}

/** Bids follow changes made in another browser, by staff or by the house. */
export function followBids(): () => void {
  const stops = [
    live.on('bid.changed', ({ lotId, accountId }) => {
      const reader = session.get().profile;
      void refetchBidsOnLot(lotId, accountId === reader?.detail.userId);
      // Only staff see how many bids are new.
      if (isStaff(reader)) askMenuCounters();
    }),
    live.on('lot.bidders', ({ lotId }) => void refetchLot(lotId)),
    live.on('lot.won', ({ lotId }) => void refetchLot(lotId)),
    live.on('bid-group.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
    live.on('balance.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
    live.on('account.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
  ];
  return () => stops.forEach((stop) => stop());
}
