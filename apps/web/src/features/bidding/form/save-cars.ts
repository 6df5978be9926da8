import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { InputOf } from '@seri/contract/call';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { biddingKey } from '../panel/bidding-key.ts';

/** Sets how many cars a group buys at most, which changes the credit that it holds. */
export async function saveCars(body: InputOf<typeof biddingCalls.saveGroup>['body']): Promise<CallRefusal | undefined> {
  const reply = await api.send(biddingCalls.saveGroup, { body });
  if (!reply.ok) return reply.refusal;
  await queryClient.invalidateQueries({ queryKey: biddingKey });
  return undefined;
}
