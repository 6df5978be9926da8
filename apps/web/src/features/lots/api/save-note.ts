import type { InputOf } from '@seri/contract/call';
import { noteCalls } from '@seri/contract/stock/lots.calls';
import { api } from '../../../lib/api.ts';
import type { CallRefusal } from '../../../lib/refusal.ts';
import { askLotAnew } from '../model/lot-view.ts';

/** Done when the note that stands is on the page; so is a refusal because somebody else was faster. */
export async function saveNote(body: InputOf<typeof noteCalls.save>['body']): Promise<CallRefusal | undefined> {
  const reply = await api.send(noteCalls.save, { body });
  if (reply.ok || reply.refusal.code === 'STATE_CHANGED') await askLotAnew(body.carId);
  return reply.ok ? undefined : reply.refusal;
}
