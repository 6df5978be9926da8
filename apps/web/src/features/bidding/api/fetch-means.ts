import { clientCardsCalls } from '@seri/contract/screens/client-cards.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { renewProfile, session } from '../../identity/model/session.ts';
import type { Standing } from '../model/bid-credit.ts';
import { standingQuery } from './standing.query.ts';

export type Means = Standing['balanceInfo'];

/** The balance as the server has it now; the header shows the reader's own. */
export async function fetchMeans(clientId: number | undefined): Promise<Means | undefined> {
  if (clientId === undefined) {
    await renewProfile();
    return session.get().profile?.balanceInfo;
  }
  const reply = await api.send(clientCardsCalls.userInfo, { query: { id: String(clientId) } });
  return reply.ok ? reply.answer.balanceInfo : undefined;
}

/** What a bid is weighed against, fresh. */
export async function fetchStanding(clientId: number | undefined): Promise<Standing> {
  const [standing] = await Promise.all([
    queryClient.fetchQuery({ ...standingQuery(clientId), staleTime: 0 }),
    fetchMeans(clientId),
  ]);
  return standing;
}
