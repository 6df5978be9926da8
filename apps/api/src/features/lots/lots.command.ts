import type { JapanDay } from '@seri/domain/japan-time';
import type { LotKind, PlacedLot } from '@seri/domain/lot-kinds';
import type { Tx } from '../../platform/database/database.ts';
import { refusal } from '../../platform/http/refusal.ts';

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
  // By itself: with the day at hand one month of the archive is planned for.
  const lot =
    key &&
    (await tx
      .selectFrom('lot')
      .select('kind')
      .where('id', '=', lotId)
      .where('held_on', '=', key.held_on)
      .executeTakeFirst());
  if (!lot) throw refusal('NOT_FOUND');
  return { kind: lot.kind as LotKind, day: key.held_on as JapanDay };
}
