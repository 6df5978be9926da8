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

/** R43: a change of a note is logged word for word; open pages of the lot are told that there is one, and ask for it. */
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

/** R35: how a lot stands now, to whoever looks at its kind. */
export function tellLotStands(tx: Tx, kind: LotKind, lot: LotFigures): Promise<void> {
  return emit(tx, { audience: audienceOf.lots(kind), name: 'lots.changed', data: { lots: [lot] } });
}
