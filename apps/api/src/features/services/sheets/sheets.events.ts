import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';

/** For everybody who waits for the sheet: it is read, or cannot be. */
export function tellSheetRead(tx: Tx, kind: LotKind, lotId: number): Promise<void> {
  return emit(tx, { audience: audienceOf.lots(kind), name: 'sheet.read', data: { lotId } });
}
