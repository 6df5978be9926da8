import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

export type SenderKind = 'alias' | 'agent';

export interface KnownSender {
  accountId: number;
  key: string;
  name: string;
  kind: SenderKind;
}

/** R94: the names under which the money of these accounts comes, as staff have confirmed them. */
export async function findSenders(db: Db | Tx, accountIds: readonly number[]): Promise<KnownSender[]> {
  const rows = await db
    .selectFrom('account_sender')
    .select(['account_id as accountId', 'key', 'name', 'kind'])
    .where(sql<boolean>`account_id = any(${accountIds}::bigint[])`)
    .execute();
  return rows as KnownSender[];
}

/** A name that was confirmed before gets the kind that was said last. */
export async function rememberSender(tx: Tx, sender: KnownSender, confirmedBy: number): Promise<void> {
  const { accountId, key, name, kind } = sender;
  const confirmed = { name, kind, confirmed_by: confirmedBy };
  await tx
    .insertInto('account_sender')
    .values({ account_id: accountId, key, ...confirmed })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'key']).doUpdateSet({ ...confirmed, confirmed_at: sql<Date>`app_now()` }),
    )
    .execute();
}
