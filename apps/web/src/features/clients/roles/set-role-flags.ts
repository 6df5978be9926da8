import type { InputOf } from '@seri/contract/call';
import { clientsCalls } from '@seri/contract/people/clients.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';

export async function setRoleFlags(
  body: InputOf<typeof clientsCalls.setRoleFlags>['body'],
): Promise<CallRefusal | undefined> {
  const reply = await api.send(clientsCalls.setRoleFlags, { body });
  return reply.ok ? undefined : reply.refusal;
}
