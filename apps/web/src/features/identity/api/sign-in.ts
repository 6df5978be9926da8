import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/identity.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { loadSession } from '../model/session.ts';

export type SignInBody = InputOf<typeof identityCalls.signIn>['body'];

/** undefined when signed in: the session is loaded then, in the profile's language. */
export async function signIn(body: SignInBody): Promise<Refusal | undefined> {
  const reply = await api.send(identityCalls.signIn, { body });
  if (!reply.ok) return reply.refusal;
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'company' });
  await loadSession();
  return undefined;
}
