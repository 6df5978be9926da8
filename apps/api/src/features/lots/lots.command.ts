import type { JapanDay } from '@seri/domain/japan-time';
import type { Tx } from '../../platform/database/database.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { listedLots } from './lots.query.ts';

/** Holds a lot while something that hangs on it is written; an unknown one and one of the past are missing alike. */
export async function holdListedLot(tx: Tx, today: JapanDay, lotId: number): Promise<{ id: number }> {
  const lot = await listedLots(tx, today).select('lot.id').where('lot.id', '=', lotId).forKeyShare().executeTakeFirst();
  if (!lot) throw refusal('NOT_FOUND');
  return lot;
}
