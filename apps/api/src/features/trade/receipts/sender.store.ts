import type { SenderKind } from '@seri/domain/receipts/sender-kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export interface KnownSender {
  accountId: number;
  key: string;
  name: string;
  kind: SenderKind;
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
