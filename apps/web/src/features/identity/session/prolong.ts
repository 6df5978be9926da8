import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { renewProfile } from './session.ts';

/** R10: moves the end of this sign-in; the profile says where to. */
export async function prolongSession(body: { currentPassword: string }): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.prolong, { body });
  if (!reply.ok) return reply.refusal;
  await renewProfile();
  return undefined;
}
