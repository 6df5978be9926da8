import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { readLotNames } from '../../../stock/lots/lot-names.query.ts';

export interface NamedPurchase {
  name: string;
  dueOn: string | null;
}

/** The cars of purchases as lists of money name them, with the days by which they are to be paid. */
export async function readPurchaseNames(db: Db | Tx, ids: readonly number[]): Promise<Map<number, NamedPurchase>> {
  if (ids.length === 0) return new Map();
  const purchases = await db
    .selectFrom('purchase')
    .select(['id', 'lot_id', 'held_on', 'due_on'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  const lots = await readLotNames(
    db,
    purchases.map(({ lot_id: id, held_on }) => ({ id, held_on })),
  );
  return new Map(
    purchases.map(({ id, lot_id, due_on: dueOn }) => [id, { name: lots.get(lot_id)?.specification ?? '', dueOn }]),
  );
}
