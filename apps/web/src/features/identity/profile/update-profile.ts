import type { InputOf } from '@seri/contract/call';
import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { renewProfile } from '../session/session.ts';

export async function updateProfile(
  body: InputOf<typeof identityCalls.updateProfile>['body'],
): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.updateProfile, { body });
  if (!reply.ok) return reply.refusal;
  await renewProfile();
  return undefined;
}
