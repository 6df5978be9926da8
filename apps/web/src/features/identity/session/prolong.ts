import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { renewProfile } from './session.ts';

/** R10: moves the end of this sign-in, after a proof (R82); the profile says where to. */
export async function prolongSession(): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.prolong);
  if (!reply.ok) return reply.refusal;
  await renewProfile();
  return undefined;
}
