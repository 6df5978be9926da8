import type { InputOf } from '@seri/contract/call';
import { clientsCalls } from '@seri/contract/people/clients.calls';
import { api } from '../../../lib/api.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';

type RoleFlagsBody = InputOf<typeof clientsCalls.setRoleFlags>['body'];

export async function setRoleFlags(body: RoleFlagsBody): Promise<CallRefusal | undefined> {
  const reply = await api.send(clientsCalls.setRoleFlags, { body });
  return reply.ok ? undefined : reply.refusal;
}
