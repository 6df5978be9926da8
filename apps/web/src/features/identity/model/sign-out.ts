import { identityCalls } from '@seri/contract/identity.calls';
import { api } from '../../../lib/api.ts';
import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { forget } from '../../../lib/remembered.ts';
import { becomeAnonymous } from './session.ts';

/** Leaves nothing of the account behind in this page. */
export function dropSession(): void {
  live.stop();
  forget();
  becomeAnonymous();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'company' });
}

export async function signOut(): Promise<Refusal | undefined> {
  const reply = await api.send(identityCalls.signOut);
  if (!reply.ok) return reply.refusal;
  dropSession();
  return undefined;
}
