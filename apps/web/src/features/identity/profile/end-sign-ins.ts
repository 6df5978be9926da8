import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { signInsQuery } from './sign-ins.query.ts';

export async function endSignIn(id: string): Promise<CallRefusal | undefined> {
  return refetchSignIns(await api.send(ownAccountCalls.endSignIn, { params: { id } }));
}

export async function endOtherSignIns(): Promise<CallRefusal | undefined> {
  return refetchSignIns(await api.send(ownAccountCalls.endOtherSignIns));
}

/** Also after a refusal, because a sign-in that had already ended is gone from the list. */
async function refetchSignIns(reply: Reply<unknown>): Promise<CallRefusal | undefined> {
  await queryClient.invalidateQueries({ queryKey: signInsQuery.queryKey });
  return reply.ok ? undefined : reply.refusal;
}
