import { type Done, success } from '@seri/contract/common.schema';
import type { NoteBody } from '@seri/contract/stock/lots.schema';
import { type Clock, japanDay } from '@seri/domain/time/japan-time';
import { noteOf } from '@seri/domain/lots/lot-note';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lockLot } from './lots.command.ts';
import { tellNoted } from './lots.events.ts';
import { assertCanNote } from './lots.policy.ts';
import { findNote, putNote, removeNote } from './note.store.ts';

/** R43: writes or removes the note of a lot. Optimistic lock: refuses if the note differs from the one the writer has seen. */
export function saveNote(acting: Acting, { carId: lotId, comment, former }: NoteBody, clock: Clock): Promise<Done> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const lot = await lockLot(tx, lotId);
    assertCanNote(actor, lot, japanDay(clock.now()));
    const [from, to] = [await findNote(tx, lotId), noteOf(comment)];
    if (from === to) return success;
    if (former !== undefined && noteOf(former) !== from) throw refusal('STATE_CHANGED');
    await (to === '' ? removeNote(tx, lotId) : putNote(tx, actor.accountId, lotId, to));
    await tellNoted(tx, acting, { lotId, kind: lot.kind, from, to });
    return success;
  });
}
