import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { LotCounts, Question } from '../index/catalogue-index.ts';
import { conditionsOf, fits } from '../listing/lot-conditions.ts';

/** Groups in the order of the database index, so PostgreSQL counts without sorting. */
export async function countModels(db: Db, question: Question): Promise<LotCounts> {
  const { rows } = await sql<{ model: number; lots: number }>`
    select lot.model_id as model, count(*) as lots from lot
    where ${fits(conditionsOf(question), ['makerId', 'modelId', 'chassisId'])}
    group by lot.model_id`.execute(db);
  return new Map(rows.map(({ model, lots }) => [model, lots]));
}
