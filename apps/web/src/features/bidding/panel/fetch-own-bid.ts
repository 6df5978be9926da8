import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import { lotCalls } from '@seri/contract/stock/lots.calls';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { api } from '../../../lib/calls/api.ts';
import { type OwnBidView, ownBidOf } from './own-bid.ts';

/** The current bid on the server: the reader's own, or for staff a client's. */
export async function fetchOwnBid(
  pageType: PageType,
  lotId: number,
  clientId: number | undefined,
): Promise<OwnBidView> {
  const id = String(lotId);
  if (clientId === undefined) return ownBidOf((await api.ask(lotCalls[pageType].view, { query: { id } })).bidInfo);
  return ownBidOf(await api.ask(biddingCalls.clientBid, { query: { carId: id, userId: String(clientId) } }));
}
