import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';

/** R78, R79: a file that came into no answer is kept for a day, a request with its answer for 400. */
const unusedHours = 24;
const keptDays = 400;

type FileKeeper = Pick<Platform, 'blobs' | 'database'>;

export async function forgetTranslations(store: FileKeeper): Promise<void> {
  const { db } = store.database;
  await inTransaction(db, (tx) => forgetUnused(store, tx));
  await inTransaction(db, (tx) => forgetOld(store, tx));
}

async function forgetUnused({ blobs }: FileKeeper, tx: Tx): Promise<void> {
  const unused = await tx
    .selectFrom('translation_file')
    .select(['id', 'blob_key'])
    .where('answer_id', 'is', null)
    .where('sent_at', '<', sql<Date>`app_now() - make_interval(hours => ${unusedHours})`)
    .forUpdate()
    .skipLocked()
    .execute();
  await removeFiles(blobs, tx, unused);
}

/** The requests for one lot go together, since they may share an answer. */
async function forgetOld({ blobs }: FileKeeper, tx: Tx): Promise<void> {
  const isKept = sql<boolean>`asked_at >= app_now() - make_interval(days => ${keptDays})`;
  const lots = tx.selectFrom('translation_request').select('lot_id').where(isKept);
  const old = tx.selectFrom('translation_request').select('id').where('lot_id', 'not in', lots);
  const files = await tx
    .selectFrom('translation_file')
    .select(['id', 'blob_key'])
    .where('request_id', 'in', old)
    .forUpdate()
    .execute();
  await removeFiles(blobs, tx, files);
  await tx.deleteFrom('translation_request').where('id', 'in', old).execute();
  await sql`
    delete from translation_answer where not exists (
      select from translation_request where answer_id = translation_answer.id)`.execute(tx);
}

interface ForgottenFile {
  id: string;
  blob_key: string;
}

/** The bytes go first: if this breaks off, the rows are still there, and the next run goes on. */
async function removeFiles(blobs: FileKeeper['blobs'], tx: Tx, files: readonly ForgottenFile[]): Promise<void> {
  for (const { id, blob_key: key } of files) {
    await blobs.remove(key);
    await tx.deleteFrom('translation_file').where('id', '=', id).execute();
  }
}
