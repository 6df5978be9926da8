import type { Tx } from '../../platform/database/database.ts';

export interface CreditLimitChange {
  accountId: number;
  from: number;
  to: number;
  reason: string;
  changedBy: number;
}

/** Writes the limit and its history unless the limit was another one; answers whether it did. */
export async function writeCreditLimit(tx: Tx, change: CreditLimitChange): Promise<boolean> {
  const { accountId, from, to, reason, changedBy } = change;
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ credit_limit: to })
    .where('id', '=', accountId)
    .where('credit_limit', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .insertInto('credit_limit_change')
    .values({ account_id: accountId, old_limit: from, new_limit: to, reason, changed_by: changedBy })
    .execute();
  return true;
}
