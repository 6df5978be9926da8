import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { renewProfile, session } from '../../identity/session/session.ts';
import type { BiddingStanding } from '../sense/bid-credit.ts';
import { standingQuery } from '../sense/standing.query.ts';

export type BiddingBalance = BiddingStanding['balanceInfo'];

/** The current balance on the server; the reader's own is renewed in the header as well. */
export async function fetchBalance(clientId: number | undefined): Promise<BiddingBalance | undefined> {
  if (clientId === undefined) {
    await renewProfile();
    return session.get().profile?.balanceInfo;
  }
  const reply = await api.send(clientCardsCalls.userInfo, { query: { id: String(clientId) } });
  return reply.ok ? reply.answer.balanceInfo : undefined;
}

/** Fresh data for the credit check. */
export async function fetchStanding(clientId: number | undefined): Promise<BiddingStanding> {
  const [standing] = await Promise.all([
    queryClient.fetchQuery({ ...standingQuery(clientId), staleTime: 0 }),
    fetchBalance(clientId),
  ]);
  return standing;
}
