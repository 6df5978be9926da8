import { sql } from 'kysely';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** R94: a slip shows accounts at banks, and is of no use once its money has long come. */
const keptDays = 400;

export async function forgetSlips({ blobs, database: { db } }: Pick<Platform, 'blobs' | 'database'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const old = await tx
      .selectFrom('payment_announcement')
      .select(['id', 'slip_key'])
      .where('slip_key', 'is not', null)
      .where('announced_at', '<', sql<Date>`app_now() - make_interval(days => ${keptDays})`)
      .forUpdate()
      .skipLocked()
      .execute();
    // The bytes go first: if this breaks off, the rows are still there, and the next run goes on.
    for (const { id, slip_key: key } of old) {
      if (key !== null) await blobs.remove(key);
      const none = { slip_key: null, slip_type: null };
      await tx.updateTable('payment_announcement').set(none).where('id', '=', id).execute();
    }
  });
}
