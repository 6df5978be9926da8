import type { Tx } from '../../../platform/database/database.ts';

export interface CreditLimitChange {
  accountId: number;
  from: number;
  to: number;
  reason: string;
  changedBy: number;
}

/** Writes the limit and its history. The caller holds the lock of the account. */
export async function writeCreditLimit(tx: Tx, change: CreditLimitChange): Promise<void> {
  const { accountId, from, to, reason, changedBy } = change;
  await tx.updateTable('account').set({ credit_limit: to }).where('id', '=', accountId).execute();
  await tx
    .insertInto('credit_limit_change')
    .values({ account_id: accountId, old_limit: from, new_limit: to, reason, changed_by: changedBy })
    .execute();
}
