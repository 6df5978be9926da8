import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

const keptFor = sql`interval '180 days'`;

/** R102: a list names people in its cells. What it has changed stays in the log of its cars and ships. */
export async function forgetFiles(db: Db): Promise<void> {
  await db
    .deleteFrom('shipping_file')
    .where(sql<boolean>`greatest(sent_at, applied_at, undone_at) < app_now() - ${keptFor}`)
    .where('state', 'in', ['ready', 'failed', 'applied', 'undone'])
    .execute();
}
