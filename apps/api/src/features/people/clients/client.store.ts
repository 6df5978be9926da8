import type { Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Account } from '../../../platform/database/schema.generated.ts';

export type AccountChange = Pick<
  Updateable<Account>,
  | 'role_id'
  | 'overrides'
  | 'staff_rights'
  | 'manager_id'
  | 'dealer_id'
  | 'daily_bid_limit'
  | 'daily_uss_limit'
  | 'note'
  | 'destination_code'
>;

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof findForChange>>>;

/** Locks the account. Lock order: account, session, lot, bid. */
export async function findForChange(tx: Tx, accountId: number) {
  const row = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, roleId: row.role_id };
}

/** Optimistic lock: returns false if the version moved. */
export async function writeChange(
  tx: Tx,
  account: { id: number; version: number },
  change: AccountChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ ...change, version: account.version + 1 })
    .where('id', '=', account.id)
    .where('version', '=', account.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
