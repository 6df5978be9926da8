import { type BidFilterName, bidFiltersOf } from '@seri/domain/bids/bid-filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, type Condition, conditionsOf, mileageBand } from './bid-conditions.ts';
import type { BidQuestion } from './bid-question.ts';
import { daysOf, isAsked, isChosen, type Tally, tallyAlone, withLots } from './tally-bids.ts';

/** What bids are counted by, and for which filters: a count by it is made as if nothing of theirs were chosen. */
interface Dimension {
  column: RawBuilder<unknown>;
  of: readonly BidFilterName[];
  ofLot?: true;
}

const schedule = ['auctionDate', 'auction'] as const;

const dimensions = {
  dates: { column: sql`case when bid.kind <> 'stock' then bid.held_on end`, of: schedule },
  auctions: { column: sql`bid.session_id`, of: schedule },
  // By whose they are: accounts are few, and tell their managers.
  manager: { column: sql`bid.account_id`, of: ['manager'] },
  clients: { column: sql`bid.account_id`, of: ['user'] },
  chassisId: { column: sql`lot.chassis_id`, of: ['chassisId'], ofLot: true },
  condition: { column: sql`lot.condition`, of: ['condition'], ofLot: true },
  mileage: { column: mileageBand, of: ['mileage'], ofLot: true },
  status: { column: sql`lot.status`, of: ['status'], ofLot: true },
  group: { column: sql`bid.bid_group`, of: ['bidGroups'] },
} as const satisfies Record<string, Dimension>;

export type BidDimension = keyof typeof dimensions;
export type BidCounts = ReadonlyMap<string, number>;

interface CountRow {
  /** The place of its dimension. */
  place: number;
  value: string | null;
  count: number;
}

/**
 * R62: bids by every dimension that the reader has: those of which nothing is chosen in one pass over the bids that all
 * filters leave, each of the others in a pass of its own, over those that all filters but its own leave.
 */
export async function countBids(
  db: Db,
  question: BidQuestion,
  tally: readonly Tally[],
): Promise<Map<BidDimension, BidCounts>> {
  const passes = Map.groupBy(dimensionsOf(question), (name) => chosenOf(question, name).join());
  const counted = [...passes].map(([ignored, names]) =>
    ignored === ''
      ? countPass(db, question, names, daysOf(tally))
      : countPass(db, without(question, ignored.split(',')), names),
  );
  return new Map((await Promise.all(counted)).flat());
}

function dimensionsOf({ reader }: BidQuestion): BidDimension[] {
  const names = Object.keys(dimensions) as BidDimension[];
  return names.filter((name) => dimensions[name].of.some((filter) => bidFiltersOf[reader].includes(filter)));
}

const chosenOf = ({ filters }: BidQuestion, name: BidDimension): readonly BidFilterName[] =>
  dimensions[name].of.filter((filter) => filters[filter] && filters[filter].length > 0);

function without(question: BidQuestion, ignored: readonly string[]): BidQuestion {
  const cleared = Object.fromEntries(ignored.map((name) => [name, []]));
  return { ...question, filters: { ...question.filters, ...cleared } };
}

/** Days are worth knowing where lots are looked at. */
async function countPass(
  db: Db,
  question: BidQuestion,
  names: readonly BidDimension[],
  known?: readonly JapanDay[],
): Promise<[BidDimension, BidCounts][]> {
  const ofLot = Object.values(conditionsOf(question.filters).ofLot);
  const needsLots = ofLot.length > 0 || names.some((name) => 'ofLot' in dimensions[name]);
  const days = known ?? (needsLots ? daysOf(await tallyAlone(db, question)) : undefined);
  const rows = await selectCounts(db, {
    names,
    from: needsLots && days ? withLots(days) : sql``,
    where: all([isAsked(question, days), ...ofLot, isChosen(question)]),
  });
  return names.map((name, place) => [name, countsOf(rows, place)]);
}

interface Pass {
  names: readonly BidDimension[];
  from: RawBuilder<unknown>;
  where: Condition;
}

async function selectCounts(db: Db, { names, from, where }: Pass): Promise<CountRow[]> {
  const columns = names.map((_, place) => sql.ref(`c${place}`));
  const named = names.map((name, place) => sql`${dimensions[name].column} as ${columns[place]}`);
  const places = columns.map((column, place) => sql`when grouping(${column}) = 0 then ${sql.lit(place)}`);
  const { rows } = await sql<CountRow>`
    select case ${sql.join(places, sql` `)} end as place,
      coalesce(${sql.join([...columns.map((column) => sql`${column}::text`), sql`null`])}) as value,
      count(*)::integer as count
    from (select ${sql.join(named)} from bid ${from} where ${where}) as held
    group by grouping sets (${sql.join(columns.map((column) => sql`(${column})`))})`.execute(db);
  return rows;
}

/** A bid has no value, or one. */
function countsOf(rows: readonly CountRow[], place: number): BidCounts {
  return new Map(rows.flatMap((row) => (row.place === place && row.value ? [[row.value, row.count] as const] : [])));
}
