import { sql } from 'kysely';
import { logAction } from '../../../platform/action-log.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** R100: for how long a document is kept after its car was delivered, or its purchase came to an end. */
const keptFor = sql`interval '12 months'`;
const today = sql`(app_now() at time zone 'Asia/Tokyo')::date`;

/**
 * R100: erases the identity documents of cars that were delivered twelve months ago, by the day in Japan, and those of the
 * book that nobody has used since. A row that somebody is changing is left for the next night.
 */
export async function eraseDocuments(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number; account_id: number }>`
      select purchase.id, purchase.account_id from purchase
      left join lateral (
        select happened_on, noted_at from purchase_stage
        where purchase_id = purchase.id and status = 5 order by id desc limit 1
      ) as arrival on purchase.status = 5
      where (consignee_document <> '' or notify_document <> '')
        and coalesce(
          (voided_at at time zone 'Asia/Tokyo')::date, arrival.happened_on,
          (arrival.noted_at at time zone 'Asia/Tokyo')::date
        ) + ${keptFor} <= ${today}
      order by purchase.id for no key update of purchase skip locked`.execute(tx);
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      const none = { consignee_document: '', notify_document: '' };
      await tx.updateTable('purchase').set(none).where('id', 'in', ids).execute();
    }
    for (const { id, account_id: onBehalfOf } of rows) {
      const action = 'purchase.documents-erased';
      await logAction(tx, { accountId: null, onBehalfOf, action, subject: `purchase:${id}` });
    }
    await sql`
      update party_book set document = ''
      where document <> '' and (used_at at time zone 'Asia/Tokyo')::date + ${keptFor} <= ${today}`.execute(tx);
  });
}
