import { type FairPrice, fairPriceOf } from '@seri/domain/prices/fair-price';
import { closestLikeness, enoughSales, looseningNames, widestLikeness } from '@seri/domain/prices/likeness';
import { monthsBefore } from '@seri/domain/time/japan-time';
import { soldKind } from '@seri/domain/catalogue/page-types';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { PricedLot } from '../index/catalogue-index.ts';

interface FoundPrice {
  place: number;
  count: number;
  steps: number;
  quartiles: [number, number, number];
}

const allSteps = looseningNames.length;

/** R39: one answer per lot, in the same order. Each step of loosening drops one criterion on top of those before it. */
export async function findFairPrices(db: Db, lots: readonly PricedLot[]): Promise<FairPrice[]> {
  const { rows } = await sql<FoundPrice>`
    with sale as (
      select place, sold_price, greatest(
        case when trim is null or lower(lot.trim_name) = trim then 0 else 1 end,
        case when lot.held_on >= "closeSince" then 0 else 2 end,
        case when ("mileageFrom" is null or lot.mileage_km between "mileageFrom" and "mileageTo")
          and ("hoursFrom" is null or lot.hours between "hoursFrom" and "hoursTo") then 0 else 3 end,
        case when "closeYearFrom" is null or lot.year between "closeYearFrom" and "closeYearTo" then 0 else 4 end,
        case when "closeGrades" = '{}' or lot.condition = any("closeGrades") then 0 else 5 end) as steps
      from jsonb_to_recordset(${JSON.stringify(lots.map(toAsked))}::jsonb) as asked (
        place integer, kind text, "modelId" integer, "chassisId" integer, day date, before timestamptz,
        since date, "closeSince" date, trim text, grades text[], "closeGrades" text[],
        "yearFrom" smallint, "yearTo" smallint, "closeYearFrom" smallint, "closeYearTo" smallint,
        "mileageFrom" integer, "mileageTo" integer, "hoursFrom" integer, "hoursTo" integer)
      join lot on lot.kind = asked.kind and lot.model_id = "modelId"
        and ("chassisId" is null or lot.chassis_id = "chassisId")
        and lot.held_on between since and day and (before is null or lot.runs_at < before)
        and ("yearFrom" is null or lot.year between "yearFrom" and "yearTo")
        and (grades = '{}' or lot.condition = any(grades))
        and lot.sold_price is not null
    ), counted as (
      select place, steps, sum(count(*)) over (partition by place order by steps) as sales from sale group by place, steps
    ), chosen as (
      select place, coalesce(min(steps) filter (where sales >= ${enoughSales}), ${allSteps}) as steps
      from counted group by place
    )
    select place, chosen.steps, count(*),
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by sold_price) as quartiles
    from sale join chosen using (place) where sale.steps <= chosen.steps group by place, chosen.steps`.execute(db);
  const found = new Map(rows.map((row) => [row.place, row]));
  return lots.map((_, place) => presentFound(found.get(place)));
}

function presentFound(found: FoundPrice | undefined): FairPrice {
  if (!found) return { quartiles: null, count: 0, steps: allSteps };
  const [lower, median, upper] = found.quartiles.map(Math.round) as [number, number, number];
  return fairPriceOf({ quartiles: { lower, median, upper }, count: found.count, steps: found.steps });
}

function toAsked(lot: PricedLot, place: number) {
  const { kind, modelId, chassisId, day, before } = lot;
  const [closest, widest] = [closestLikeness(lot), widestLikeness(lot)];
  return {
    place,
    kind: soldKind(kind),
    modelId,
    chassisId,
    day,
    before: before && new Date(before).toISOString(),
    since: monthsBefore(day, widest.months),
    closeSince: monthsBefore(day, closest.months),
    trim: closest.trim,
    grades: widest.grades,
    closeGrades: closest.grades,
    yearFrom: widest.years?.from,
    yearTo: widest.years?.to,
    closeYearFrom: closest.years?.from,
    closeYearTo: closest.years?.to,
    mileageFrom: closest.mileage?.from,
    mileageTo: closest.mileage?.to,
    hoursFrom: closest.hours?.from,
    hoursTo: closest.hours?.to,
  };
}
