import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Counts, Question } from '../index/catalogue-index.ts';
import { conditionsOf, fits } from '../listing/lot-conditions.ts';

/** In the order of the index, so that it counts without sorting. */
export async function countModels(db: Db, question: Question): Promise<Counts> {
  const { rows } = await sql<{ model: number; lots: number }>`
    select lot.model_id as model, count(*) as lots from lot
    where ${fits(conditionsOf(question), ['makerId', 'modelId', 'chassisId'])}
    group by lot.model_id`.execute(db);
  return new Map(rows.map(({ model, lots }) => [model, lots]));
}
