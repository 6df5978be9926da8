import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { Reject } from '../take/taken.ts';

export async function insertRejects(tx: Tx, id: number, rejects: readonly Reject[]): Promise<void> {
  if (rejects.length === 0) return;
  await sql`
    insert into feed_reject (delivery_id, line, reason, row)
    select ${id}, line, reason, text
    from jsonb_to_recordset(${JSON.stringify(rejects.map(storable))}) as input (line bigint, reason text, text text)`.execute(
    tx,
  );
}

const longest = 20_000;

/**
 * The row is stored so that its sender can correct it. NUL and lone surrogates, which a text cannot hold, are replaced.
 */
function storable({ line, reason, text }: Reject): Reject {
  return { line, reason: clean(reason), text: clean(text) };
}

function clean(text: string): string {
  return text.slice(0, longest).replaceAll('\0', '\uFFFD').toWellFormed();
}

export async function findRejects(db: Db, id: number, afterLine: number, count: number): Promise<Reject[]> {
  return db
    .selectFrom('feed_reject')
    .select(['line', 'reason', 'row as text'])
    .where('delivery_id', '=', id)
    .where('line', '>', afterLine)
    .orderBy('line')
    .limit(count)
    .execute();
}
