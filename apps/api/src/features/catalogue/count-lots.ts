import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Added, Question } from './catalogue-index.ts';
import { whereOf } from './list-places.ts';

export async function countLots(db: Db, question: Question, { afterId, since }: Added = {}): Promise<number> {
  const isNew = afterId === undefined ? sql`true` : sql`lot.id > ${afterId}`;
  const isSince = since === undefined ? sql`true` : sql`lot.held_on >= ${since}::date`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from lot where ${whereOf(question)} and ${isNew} and ${isSince}`.execute(db);
  return rows[0]?.total ?? 0;
}
