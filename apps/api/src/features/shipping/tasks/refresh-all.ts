import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { followPurchases } from '../../trade/ledger/follow-purchase.command.ts';

const batch = 500;

/**
 * R101: at the start of a day in Japan every car whose tasks a date alone may make or move is looked at, and once every car
 * that was bought before there were tasks.
 */
export async function scheduleRefreshes(db: Db): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await findUnsettled(db, after);
    await inTransaction(db, (tx) => followPurchases(tx, ids));
    if (ids.length < batch) return;
    after = ids.at(-1) ?? after;
  }
}

async function findUnsettled(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('purchase')
    .select('id')
    .where('id', '>', after)
    .where(
      sql<boolean>`(
        (voided_at is null and (status <> 5 or allocated < cost))
        or exists (select from purchase_task where purchase_id = purchase.id and ended_at is null)
        or (purchased_at > app_now() - interval '200 days'
          and not exists (select from purchase_task where purchase_id = purchase.id)))`,
    )
    .orderBy('id')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}
