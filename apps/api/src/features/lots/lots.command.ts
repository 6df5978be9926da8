import type { JapanDay } from '@seri/domain/japan-time';
import type { Tx } from '../../platform/database/database.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { listedLots } from './lots.query.ts';

/** A lot of any day, as long as it exists. */
export async function assertKnownLot(tx: Tx, lotId: number): Promise<void> {
  const lot = await tx.selectFrom('lot_key').select('id').where('id', '=', lotId).executeTakeFirst();
  if (!lot) throw refusal('NOT_FOUND');
}

/** Holds a lot while something that hangs on it is written; an unknown one and one of the past are missing alike. */
export async function holdListedLot(tx: Tx, today: JapanDay, lotId: number): Promise<{ id: number }> {
  const lot = await listedLots(tx, today).select('lot.id').where('lot.id', '=', lotId).forKeyShare().executeTakeFirst();
  if (!lot) throw refusal('NOT_FOUND');
  return lot;
}
