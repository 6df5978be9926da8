import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { dropSession } from './drop-session.ts';

export async function signOut(): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.signOut);
  if (!reply.ok) return reply.refusal;
  dropSession();
  return undefined;
}
