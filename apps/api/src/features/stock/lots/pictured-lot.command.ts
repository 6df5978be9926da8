import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';

/** R84, R85: open pages read the album of the lot again. */
export function tellPictured(tx: Tx, kind: LotKind, lotId: number): Promise<void> {
  return emit(tx, { audience: audienceOf.lots(kind), name: 'lot.pictured', data: { lotId } });
}
