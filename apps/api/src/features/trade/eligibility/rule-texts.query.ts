import type { Language } from '@seri/domain/common/languages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** R96: the sentences of rules by their ids. */
export async function readRuleTexts(db: Db, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('export_rule')
    .select(['id', 'text_en', 'text_ru'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row[`text_${language}`]]));
}
