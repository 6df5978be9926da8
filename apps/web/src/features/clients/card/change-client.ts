import type { InputOf } from '@seri/contract/call';
import { clientsCalls } from '@seri/contract/people/clients.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal, Reply } from '../../../lib/calls/refusal.ts';
import { refreshClients } from './client-view.ts';

/** After success or STATE_CHANGED these calls resolve only once the clients on the page are fetched again. */
export async function updateClient(
  body: InputOf<typeof clientsCalls.update>['body'],
): Promise<CallRefusal | undefined> {
  return refreshAfter(await api.send(clientsCalls.update, { body }));
}

export async function setRole(body: InputOf<typeof clientsCalls.setRole>['body']): Promise<CallRefusal | undefined> {
  return refreshAfter(await api.send(clientsCalls.setRole, { body }));
}

export async function setFlags(body: InputOf<typeof clientsCalls.setFlags>['body']): Promise<CallRefusal | undefined> {
  return refreshAfter(await api.send(clientsCalls.setFlags, { body }));
}

export async function setRights(
  body: InputOf<typeof clientsCalls.setRights>['body'],
): Promise<CallRefusal | undefined> {
  return refreshAfter(await api.send(clientsCalls.setRights, { body }));
}

async function refreshAfter(reply: Reply<unknown>): Promise<CallRefusal | undefined> {
  if (reply.ok || reply.refusal.code === 'STATE_CHANGED') await refreshClients();
  return reply.ok ? undefined : reply.refusal;
}
