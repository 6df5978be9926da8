import type { InputOf } from '@seri/contract/call';
import { ownAccountCalls } from '@seri/contract/people/own-account.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { renewProfile } from '../session/session.ts';

export async function updateProfile(
  body: InputOf<typeof ownAccountCalls.updateProfile>['body'],
): Promise<CallRefusal | undefined> {
  const reply = await api.send(ownAccountCalls.updateProfile, { body });
  if (!reply.ok) return reply.refusal;
  await renewProfile();
  return undefined;
}
