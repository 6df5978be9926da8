import { type BidFilterName, bidFiltersOf } from '@seri/domain/bids/bid-filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, type BidCondition, bidConditionsOf, mileageBand } from './bid-conditions.ts';
import type { BidSelection } from './bid-question.ts';
import { type BidTally, daysOf, hasChosenStatus, isSelected, tallyWithoutLots, withLots } from './tally-bids.ts';

/** A column to count bids by, and its filters. These filters are ignored in counts by the column. */
interface BidDimensionData {
  column: RawBuilder<unknown>;
  of: readonly BidFilterName[];
  ofLot?: true;
}

const schedule = ['auctionDate', 'auction'] as const;

const dimensions = {
  dates: { column: sql`case when bid.kind <> 'stock' then bid.held_on end`, of: schedule },
  auctions: { column: sql`bid.session_id`, of: schedule },
  // Counts by account: accounts are few, and their managers are looked up afterwards.
  manager: { column: sql`bid.account_id`, of: ['manager'] },
  clients: { column: sql`bid.account_id`, of: ['user'] },
  chassisId: { column: sql`lot.chassis_id`, of: ['chassisId'], ofLot: true },
  condition: { column: sql`lot.condition`, of: ['condition'], ofLot: true },
  mileage: { column: mileageBand, of: ['mileage'], ofLot: true },
  status: { column: sql`lot.status`, of: ['status'], ofLot: true },
  group: { column: sql`bid.bid_group`, of: ['bidGroups'] },
} as const satisfies Record<string, BidDimensionData>;

export type BidDimension = keyof typeof dimensions;
export type BidCounts = ReadonlyMap<string, number>;

interface BidCountRow {
  /** Index of the dimension among those of the pass. */
  index: number;
  value: string | null;
  count: number;
}

/**
 * R62: counts bids by every dimension of the reader. Dimensions without a chosen filter share one pass over the bids
 * that all filters leave. Each other dimension has a pass of its own, without its own filters.
 */
export async function countBids(
  db: Db,
  selection: BidSelection,
  tally: readonly BidTally[],
): Promise<Map<BidDimension, BidCounts>> {
  const passes = Map.groupBy(dimensionsOf(selection), (name) => chosenOf(selection, name).join());
  const counted = [...passes].map(([ignored, names]) =>
    ignored === ''
      ? countPass(db, selection, names, daysOf(tally))
      : countPass(db, without(selection, ignored.split(',')), names),
  );
  return new Map((await Promise.all(counted)).flat());
}

function dimensionsOf({ reader }: BidSelection): BidDimension[] {
  const names = Object.keys(dimensions) as BidDimension[];
  return names.filter((name) => dimensions[name].of.some((filter) => bidFiltersOf[reader].includes(filter)));
}

const chosenOf = ({ filters }: BidSelection, name: BidDimension): readonly BidFilterName[] =>
  dimensions[name].of.filter((filter) => filters[filter] && filters[filter].length > 0);

function without(selection: BidSelection, ignored: readonly string[]): BidSelection {
  const cleared = Object.fromEntries(ignored.map((name) => [name, []]));
  return { ...selection, filters: { ...selection.filters, ...cleared } };
}

/** Days are needed only where lots are joined. */
async function countPass(
  db: Db,
  selection: BidSelection,
  names: readonly BidDimension[],
  known?: readonly JapanDay[],
): Promise<[BidDimension, BidCounts][]> {
  const ofLot = Object.values(bidConditionsOf(selection.filters).ofLot);
  const needsLots = ofLot.length > 0 || names.some((name) => 'ofLot' in dimensions[name]);
  const days = known ?? (needsLots ? daysOf(await tallyWithoutLots(db, selection)) : undefined);
  const rows = await selectCounts(db, {
    names,
    from: needsLots && days ? withLots(days) : sql``,
    where: all([isSelected(selection, days), ...ofLot, hasChosenStatus(selection)]),
  });
  return names.map((name, index) => [name, countsOf(rows, index)]);
}

interface BidCountingPass {
  names: readonly BidDimension[];
  from: RawBuilder<unknown>;
  where: BidCondition;
}

async function selectCounts(db: Db, { names, from, where }: BidCountingPass): Promise<BidCountRow[]> {
  const columns = names.map((_, index) => sql.ref(`c${index}`));
  const named = names.map((name, index) => sql`${dimensions[name].column} as ${columns[index]}`);
  const places = columns.map((column, index) => sql`when grouping(${column}) = 0 then ${sql.lit(index)}`);
  const { rows } = await sql<BidCountRow>`
    select case ${sql.join(places, sql` `)} end as index,
      coalesce(${sql.join([...columns.map((column) => sql`${column}::text`), sql`null`])}) as value,
      count(*)::integer as count
    from (select ${sql.join(named)} from bid ${from} where ${where}) as counted
    group by grouping sets (${sql.join(columns.map((column) => sql`(${column})`))})`.execute(db);
  return rows;
}

function countsOf(rows: readonly BidCountRow[], index: number): BidCounts {
  return new Map(rows.flatMap((row) => (row.index === index && row.value ? [[row.value, row.count] as const] : [])));
}
