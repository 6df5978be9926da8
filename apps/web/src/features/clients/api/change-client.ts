import type { InputOf } from '@seri/contract/call';
import { clientsCalls } from '@seri/contract/people/clients.calls';
import { api } from '../../../lib/api.ts';
import type { CallRefusal, Reply } from '../../../lib/refusal.ts';
import { refreshClients } from '../model/client-view.ts';

/** Each of these is done when what it changed stands on the page; so is a refusal because someone else was faster. */
export async function updateClient(
  body: InputOf<typeof clientsCalls.update>['body'],
): Promise<CallRefusal | undefined> {
  return follow(await api.send(clientsCalls.update, { body }));
}

export async function setRole(body: InputOf<typeof clientsCalls.setRole>['body']): Promise<CallRefusal | undefined> {
  return follow(await api.send(clientsCalls.setRole, { body }));
}

export async function setFlags(body: InputOf<typeof clientsCalls.setFlags>['body']): Promise<CallRefusal | undefined> {
  return follow(await api.send(clientsCalls.setFlags, { body }));
}

async function follow(reply: Reply<unknown>): Promise<CallRefusal | undefined> {
  if (reply.ok || reply.refusal.code === 'STATE_CHANGED') await refreshClients();
  return reply.ok ? undefined : reply.refusal;
}
