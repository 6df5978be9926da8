import type { BidFilters } from '@seri/domain/bids/bid-filters';
import { type BidFilterName, mileageBands, mileageEnds } from '@seri/domain/bids/bid-filters';
import { parseAuction } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import { isNumbered } from '../../stock/lots/lots.query.ts';

export type Condition = RawBuilder<boolean>;

/** Days and auctions are one filter, `auction`. */
export type ConditionName = Exclude<BidFilterName, 'auctionDate'> | 'lotNo' | 'bidId' | 'bidStatus';

/** What narrows a list: of rows of `bid` alone, and of those beside their `lot`. */
export interface BidConditions {
  ofBid: Partial<Record<ConditionName, Condition>>;
  ofLot: Partial<Record<ConditionName, Condition>>;
}

const bounds = sql`array[${sql.join(mileageBands.map((band) => sql.lit(mileageEnds(band)[0] ?? 0)))}]`;

/** In which of the bands a lot is, the first one is 1. */
export const mileageBand = sql<number>`width_bucket(lot.mileage_km, ${bounds})`;

/** R62: a filter that was cleared narrows nothing. Where the days of what is left are known, no day is compared again. */
export function conditionsOf(filters: BidFilters, days?: readonly JapanDay[]): BidConditions {
  const { lotNo, bidId } = filters;
  const bands = filters.mileage?.map((band) => (mileageBands as readonly string[]).indexOf(band) + 1);
  return {
    ofBid: given({
      auction: isScheduled(filters, days),
      manager: chosen(
        filters.manager,
        (ids) => sql`
        bid.account_id = any(array(select id from account where manager_id = any(${ids}::bigint[])))`,
      ),
      user: chosen(filters.user, (ids) => sql`bid.account_id = any(${ids}::bigint[])`),
      bidGroups: chosen(filters.bidGroups, (letters) => sql`bid.bid_group = any(${letters}::text[])`),
      bidId: bidId === undefined ? undefined : sql`bid.id = ${bidId}`,
    }),
    ofLot: given({
      chassisId: chosen(filters.chassisId, (ids) => sql`lot.chassis_id = any(${ids}::integer[])`),
      condition: chosen(filters.condition, (grades) => sql`lot.condition = any(${grades}::text[])`),
      mileage: chosen(bands, (places) => sql`${mileageBand} = any(${places}::integer[])`),
      status: chosen(filters.status, (codes) => sql`lot.status = any(${codes}::smallint[])`),
      lotNo: lotNo && isNumbered(lotNo),
    }),
  };
}

function chosen<Value>(
  values: readonly Value[] | undefined,
  condition: (values: readonly Value[]) => Condition,
): Condition | undefined {
  return values && values.length > 0 ? condition(values) : undefined;
}

function given(conditions: Partial<Record<ConditionName, Condition | undefined>>): BidConditions['ofBid'] {
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));
}

/** Whole days and single auctions, together; an order of a stock car has neither. */
function isScheduled(
  { auctionDate = [], auction = [] }: BidFilters,
  days: readonly JapanDay[] | undefined,
): Condition | undefined {
  if (auctionDate.length + auction.length === 0) return undefined;
  const isOfAuction = sql<boolean>`bid.kind <> 'stock'`;
  const isOfDays = sql<boolean>`(${isOfAuction} and bid.held_on = any(${auctionDate}::date[]))`;
  if (auction.length === 0) return days ? isOfAuction : isOfDays;
  const isOfSessions = sql<boolean>`bid.session_id = any(array(${sessionsOf(auction)}))`;
  return auctionDate.length === 0 ? isOfSessions : sql`(${isOfDays} or ${isOfSessions})`;
}

function sessionsOf(auctions: readonly string[]) {
  const asked = auctions.flatMap((value) => parseAuction(value) ?? []);
  return sql`
    select auction_session.id from auction_session
    join unnest(${asked.map(({ house }) => house)}::bigint[], ${asked.map(({ day }) => day ?? null)}::date[])
      as asked (house_id, held_on) on asked.house_id = auction_session.house_id
      and (asked.held_on is null or asked.held_on = auction_session.held_on)`;
}

export function all(conditions: readonly (Condition | undefined)[]): Condition {
  return sql`(${sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )})`;
}
