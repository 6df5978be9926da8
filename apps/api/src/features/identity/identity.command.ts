import type { Tx } from '../../platform/database/database.ts';

/** The first lock of every change that hangs on an account: account, session, lot, bid. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
}
