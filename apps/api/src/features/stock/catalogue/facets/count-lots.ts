import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { NewerThan, CataloguePage, Question } from '../index/catalogue-index.ts';
import { conditionsOf, fits, isOfPage } from '../listing/lot-conditions.ts';
import { lotSource } from '../listing/lot-source.ts';

export async function countLots(db: Db, question: Question): Promise<number> {
  const conditions = conditionsOf(question);
  const { from, lots } = lotSource(question.pageType, Object.keys(conditions.filters) as FilterName[]);
  const { rows } = await sql<{ total: number }>`select ${lots} as total from ${from} where ${fits(conditions)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export async function countPage(db: Db, page: CataloguePage): Promise<number> {
  const { from, lots } = lotSource(page.pageType, []);
  const { rows } = await sql<{ total: number }>`select ${lots} as total from ${from} where ${isOfPage(page)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

export async function countNewer(db: Db, question: Question, { afterId, since }: NewerThan): Promise<number> {
  const isNewer = afterId === undefined ? sql`true` : sql`lot.id > ${afterId}`;
  const isLater = since === undefined ? sql`true` : sql`lot.held_on >= ${since}::date`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from lot where ${fits(conditionsOf(question))} and ${isNewer} and ${isLater}`.execute(db);
  return rows[0]?.total ?? 0;
}
