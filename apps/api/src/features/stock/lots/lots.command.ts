import type { JapanDay } from '@seri/domain/time/japan-time';
import type { PlacedLot } from '@seri/domain/lots/lot-kinds';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readKindOn } from './lot-kind.query.ts';

/** Locks the key of an existing lot FOR KEY SHARE, so that it is not deleted while rows that refer to it are written. */
export function holdLot(tx: Tx, lotId: number): Promise<PlacedLot> {
  return lockKey(tx, lotId, false);
}

/** Locks the key exclusively, for writes that must happen one at a time per lot. */
export function lockLot(tx: Tx, lotId: number): Promise<PlacedLot> {
  return lockKey(tx, lotId, true);
}

async function lockKey(tx: Tx, lotId: number, isAlone: boolean): Promise<PlacedLot> {
  const row = tx.selectFrom('lot_key').select('held_on').where('id', '=', lotId);
  const key = await (isAlone ? row.forNoKeyUpdate() : row.forKeyShare()).executeTakeFirst();
  const kind = key && (await readKindOn(tx, lotId, key.held_on));
  if (!kind) throw refusal('NOT_FOUND');
  return { kind, day: key.held_on as JapanDay };
}
