import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { listingsKey } from '../../catalogue/model/lots.ts';
import { session } from '../../identity/model/session.ts';
import { refetchLot } from '../../lots/model/lot-view.ts';
import { askMenuCounters } from '../../site/model/menu-counters.ts';
import { biddingKey } from './bidding-key.ts';

/** Whatever shows a bid on the lot, or what is free to bid, asks for it anew; rows tell the reader's own alone. */
export async function askBidsAnew(lotId: number, isOwn: boolean): Promise<void> {
  await Promise.all([
    refetchLot(lotId),
    queryClient.invalidateQueries({ queryKey: biddingKey }),
    isOwn && queryClient.invalidateQueries({ queryKey: listingsKey }),
  ]);
}

/** Bids follow what is done with them elsewhere: in another browser, by staff, by the house. */
export function followBids(): () => void {
  const stops = [
    live.on('bid.changed', ({ lotId, accountId }) => {
      const reader = session.get().profile?.detail;
      void askBidsAnew(lotId, accountId === reader?.userId);
      // Staff alone are told how many are new.
      if (reader?.userType === 3) askMenuCounters();
    }),
    live.on('lot.bidders', ({ lotId }) => void refetchLot(lotId)),
    live.on('lot.won', ({ lotId }) => void refetchLot(lotId)),
    live.on('bid-group.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
    live.on('balance.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
    live.on('account.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
  ];
  return () => stops.forEach((stop) => stop());
}
