import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** A purchase of anybody else is missing. */
export async function assertOwnPurchases(tx: Tx, accountId: number, purchaseIds: readonly number[]): Promise<void> {
  const wanted = new Set(purchaseIds);
  if (wanted.size === 0) return;
  const own = await tx
    .selectFrom('purchase')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${[...wanted]}::bigint[])`)
    .execute();
  if (own.length < wanted.size) throw refusal('NOT_FOUND');
}
