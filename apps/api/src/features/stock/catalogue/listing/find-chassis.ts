import type { ChassisFound, ChassisSearch } from '@seri/contract/stock/catalogue.schema';
import { spellingsOf } from '@seri/domain/catalogue/name-search';
import { plainKey } from '@seri/domain/common/sound-key';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { CataloguePage } from '../index/catalogue-index.ts';
import { isOfPage } from './lot-conditions.ts';
import { readQuestion } from './read-question.ts';

const mostFound = 20;

/** Chassis codes of the page type's lots that contain the typed text, of these models or of all; prefix matches first. */
export async function findChassis(
  db: Db,
  page: CataloguePage,
  { search_chassis: typed, modelId }: ChassisSearch,
): Promise<ChassisFound> {
  const { filters } = readQuestion(page, { modelId });
  // Keys hold only letters and digits, so LIKE needs no escaping.
  const keys = spellingsOf(typed).map(plainKey);
  if (keys.length === 0) return [];
  const { rows } = await sql<ChassisFound[number]>`
    select value, label, "modelId", model, "makerId"
    from (${codes(keys, filters.modelId)} offset 0) as code
    cross join lateral (
      select from lot
      where ${isOfPage(page)} and lot.model_id = "modelId" and lot.chassis_id = value limit 1
    ) as seen
    order by "isStart" desc, label, value limit ${mostFound}`.execute(db);
  return rows;
}

/** Sorted already, so lots are looked up only until enough codes are found. */
function codes(keys: readonly string[], modelIds: readonly string[] | undefined) {
  const key = sql`translate(lower(chassis_code.name), ' -./()', '')`;
  const isOfModels = modelIds ? sql`model.id = any(${modelIds}::bigint[])` : sql`true`;
  return sql`
    select chassis_code.id as value, chassis_code.name as label,
      model.id as "modelId", model.name as model, maker_id as "makerId",
      ${key} like any(${keys.map((prefix) => `${prefix}%`)}::text[]) as "isStart"
    from chassis_code join model on model.id = model_id
    where ${key} like any(${keys.map((part) => `%${part}%`)}::text[]) and ${isOfModels}
    order by "isStart" desc, label, value`;
}
