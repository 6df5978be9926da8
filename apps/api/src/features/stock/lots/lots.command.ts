import type { JapanDay } from '@seri/domain/time/japan-time';
import type { PlacedLot } from '@seri/domain/lots/lot-kinds';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readKindOn } from './lot-kind.query.ts';

/** A lot of any day, as long as it exists. Its key is held while something that hangs on it is written. */
export function holdLot(tx: Tx, lotId: number): Promise<PlacedLot> {
  return place(tx, lotId, false);
}

/** The same, one after another: what is one for the whole lot is written by one at a time. */
export function lockLot(tx: Tx, lotId: number): Promise<PlacedLot> {
  return place(tx, lotId, true);
}

async function place(tx: Tx, lotId: number, isAlone: boolean): Promise<PlacedLot> {
  const row = tx.selectFrom('lot_key').select('held_on').where('id', '=', lotId);
  const key = await (isAlone ? row.forNoKeyUpdate() : row.forKeyShare()).executeTakeFirst();
  const kind = key && (await readKindOn(tx, lotId, key.held_on));
  if (!kind) throw refusal('NOT_FOUND');
  return { kind, day: key.held_on as JapanDay };
}
