import type { FiltersQuery, IdOptions, ModelQuery } from '@seri/contract/stock/catalogue.schema';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { CatalogueIndex, CataloguePage } from '../index/catalogue-index.ts';
import { readQuestion } from '../listing/read-question.ts';
import { readModelOptions } from './facet-options.read.ts';

/** The makers of the lots that fit the other filters; a chosen maker or model does not hide other makers. */
export async function readMakers(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage,
  query: FiltersQuery,
): Promise<IdOptions> {
  const counts = await index.models(readQuestion(page, query));
  const { maker } = await readModelOptions(db, counts, {});
  return maker;
}

/** The models of makers, given by ids or by a name; an unknown maker has none. */
export async function readModels(
  db: Db,
  index: CatalogueIndex,
  page: CataloguePage,
  { id, name = '' }: ModelQuery,
): Promise<IdOptions> {
  const { filters } = readQuestion(page, { makerId: id }, { makerId: 'id' });
  const makerId = [...(filters.makerId ?? []), ...(await findMaker(db, name.trim()))];
  const counts = await index.models({ ...page, filters: {} });
  const { model } = await readModelOptions(db, counts, { makerId });
  return model;
}

async function findMaker(db: Db, name: string): Promise<string[]> {
  if (name === '') return [];
  const { rows } = await sql<{ id: number }>`select id from maker where lower(name) = lower(${name})`.execute(db);
  return rows.map(({ id }) => String(id));
}
