import { freeMoney } from '@seri/domain/receipts/allocation';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { allocateMoney } from './allocate-money.ts';
import { readMoneyState } from './allocation.store.ts';
import { readPurchaseNames } from './purchase-names.query.ts';

export interface PaidByEntry {
  allocated: { purchaseId: number; name: string; amount: number }[];
  /** The money of the account that stays free. */
  free: number;
}

/**
 * R92: allocates the money of an account at once, to these purchases first, and tells what an entry has paid. The caller holds
 * the lock of the account and has booked the entry.
 */
export async function payPurchases(
  tx: Tx,
  { accountId, entryId }: { accountId: number; entryId: number },
  purchaseIds: readonly number[],
): Promise<PaidByEntry> {
  await allocateMoney(tx, accountId, purchaseIds);
  const paid = await tx
    .selectFrom('allocation')
    .select(['purchase_id as purchaseId', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('entry_id', '=', entryId)
    .groupBy('purchase_id')
    .orderBy('purchase_id')
    .execute();
  const names = await readPurchaseNames(
    tx,
    paid.map(({ purchaseId }) => purchaseId),
  );
  const allocated = paid.map((one) => ({ ...one, name: names.get(one.purchaseId)?.name ?? '' }));
  return { allocated, free: freeMoney(await readMoneyState(tx, accountId)) };
}
