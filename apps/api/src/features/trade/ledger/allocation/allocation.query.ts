import { freeMoney } from '@seri/domain/receipts/allocation';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { readMoneyState } from './allocation.store.ts';

/** R92: the money of an account that no purchase needs or has. */
export async function readFreeMoney(db: Db | Tx, accountId: number): Promise<number> {
  return freeMoney(await readMoneyState(db, accountId));
}
