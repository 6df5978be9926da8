import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { listingsKey } from '../../catalogue/model/lots.ts';
import { askLotAnew } from '../../lots/model/lot-view.ts';
import { biddingKey } from './bidding-key.ts';

/** Whatever shows a bid on the lot, or what is free to bid, asks for it anew. */
export async function askBidsAnew(lotId: number): Promise<void> {
  await Promise.all([
    askLotAnew(lotId),
    queryClient.invalidateQueries({ queryKey: biddingKey }),
    queryClient.invalidateQueries({ queryKey: listingsKey }),
  ]);
}

/** Bids follow what is done with them elsewhere: in another browser, by staff, by the house. */
export function followBids(): () => void {
  const stops = [
    live.on('bid.changed', ({ lotId }) => void askBidsAnew(lotId)),
    live.on('lot.bidders', ({ lotId }) => void askLotAnew(lotId)),
    live.on('bid-group.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
    live.on('balance.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
    live.on('account.changed', () => void queryClient.invalidateQueries({ queryKey: biddingKey })),
  ];
  return () => stops.forEach((stop) => stop());
}
