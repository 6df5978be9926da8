import { gradeBand, gradesOfBand } from '@seri/domain/lots/condition-grade';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Comparables, ComparisonKey } from '../index/catalogue-index.ts';

/** R39: comparable lots sold in the last six months; null if there are none. */
export async function findComparables(
  db: Db,
  keys: readonly ComparisonKey[],
  today: JapanDay,
): Promise<(Comparables | null)[]> {
  const recordset = keys.map(({ condition, ...key }, place) => ({
    ...key,
    place,
    grades: gradesOfBand(gradeBand(condition)),
  }));
  const { rows } = await sql<Comparables & { place: number }>`
    select place, count(sold_price) as count,
      round(percentile_cont(0.5) within group (order by sold_price))::bigint as median
    from jsonb_to_recordset(${JSON.stringify(recordset)}::jsonb)
      as compared (place integer, "modelId" integer, "chassisId" integer, year smallint, grades text[])
    join lot on lot.model_id = "modelId" and lot.chassis_id = "chassisId"
      and lot.year between compared.year - 1 and compared.year + 1 and lot.condition = any(grades)
      and lot.sold_price is not null
      and lot.held_on between ${today}::date - interval '6 months' and ${today}::date
    group by place`.execute(db);
  const found = new Map(rows.map(({ place, ...comparables }) => [place, comparables]));
  return recordset.map(({ place }) => found.get(place) ?? null);
}
