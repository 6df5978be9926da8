import type { LotFigures } from '@seri/contract/events';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emit } from '../../../platform/outbox/emit.ts';

interface NoteChange {
  lotId: number;
  kind: LotKind;
  from: string;
  to: string;
}

/** R43: logs both texts of the note. The event carries no text; open pages read it again. */
export async function tellNoted(
  tx: Tx,
  { actor: { accountId }, socketId }: Acting,
  { lotId, kind, from, to }: NoteChange,
): Promise<void> {
  await logAction(tx, { accountId, action: 'lot.noted', subject: `lot:${lotId}`, detail: { from, to } });
  await emit(tx, {
    audience: audienceOf.lots(kind),
    name: 'lot.noted',
    data: { lotId },
    originSocket: socketId,
  });
}

/** R35: sends the lot's current figures to everyone who watches lots of its kind. */
export function tellLotStands(tx: Tx, kind: LotKind, lot: LotFigures): Promise<void> {
  return emit(tx, { audience: audienceOf.lots(kind), name: 'lots.changed', data: { lots: [lot] } });
}
