import type { InputOf } from '@seri/contract/call';
import { noteCalls } from '@seri/contract/stock/lots.calls';
import { api } from '../../../lib/calls/api.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { refetchLot } from '../page/lot-view.ts';

/** Resolves once the page shows the current note, also after a conflict with somebody else’s change. */
export async function saveNote(body: InputOf<typeof noteCalls.save>['body']): Promise<CallRefusal | undefined> {
  const reply = await api.send(noteCalls.save, { body });
  if (reply.ok || reply.refusal.code === 'STATE_CHANGED') await refetchLot(body.carId);
  return reply.ok ? undefined : reply.refusal;
}
