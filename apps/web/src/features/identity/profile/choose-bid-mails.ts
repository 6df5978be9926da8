import { identityCalls } from '@seri/contract/people/identity.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { renewProfile } from '../session/session.ts';

export async function chooseBidMails(bidEmailNotify: boolean): Promise<CallRefusal | undefined> {
  const reply = await api.send(identityCalls.updateSettings, { body: { bidEmailNotify } });
  if (!reply.ok) return reply.refusal;
  await renewProfile();
  return undefined;
}
