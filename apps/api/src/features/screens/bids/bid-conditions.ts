import type { BidFilters } from '@seri/domain/bids/bid-filters';
import { type BidFilterName, mileageBands, mileageEnds } from '@seri/domain/bids/bid-filters';
import { parseAuction } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import { isNumbered } from '../../stock/lots/lots.query.ts';

export type BidCondition = RawBuilder<boolean>;

/** Days and auctions form one condition, `auction`. */
export type ConditionName = Exclude<BidFilterName, 'auctionDate'> | 'lotNo' | 'bidId' | 'bidStatus';

/** Conditions of a list: those on `bid` alone, and those that need its `lot`. */
export interface BidConditions {
  ofBid: Partial<Record<ConditionName, BidCondition>>;
  ofLot: Partial<Record<ConditionName, BidCondition>>;
}

const bounds = sql`array[${sql.join(mileageBands.map((band) => sql.lit(mileageEnds(band)[0] ?? 0)))}]`;

/** Number of the mileage band of a lot, from 1. */
export const mileageBand = sql<number>`width_bucket(lot.mileage_km, ${bounds})`;

/** R62: a cleared filter narrows nothing. If the days of the remaining bids are known, they are not compared again. */
export function bidConditionsOf(filters: BidFilters, days?: readonly JapanDay[]): BidConditions {
  const { lotNo, bidId } = filters;
  const bands = filters.mileage?.map((band) => (mileageBands as readonly string[]).indexOf(band) + 1);
  return {
    ofBid: definedOnly({
      auction: isScheduled(filters, days),
      manager: ifChosen(
        filters.manager,
        (ids) => sql`
        bid.account_id = any(array(select id from account where manager_id = any(${ids}::bigint[])))`,
      ),
      user: ifChosen(filters.user, (ids) => sql`bid.account_id = any(${ids}::bigint[])`),
      bidGroups: ifChosen(filters.bidGroups, (letters) => sql`bid.bid_group = any(${letters}::text[])`),
      bidId: bidId === undefined ? undefined : sql`bid.id = ${bidId}`,
    }),
    ofLot: definedOnly({
      chassisId: ifChosen(filters.chassisId, (ids) => sql`lot.chassis_id = any(${ids}::integer[])`),
      condition: ifChosen(filters.condition, (grades) => sql`lot.condition = any(${grades}::text[])`),
      mileage: ifChosen(bands, (places) => sql`${mileageBand} = any(${places}::integer[])`),
      status: ifChosen(filters.status, (codes) => sql`lot.status = any(${codes}::smallint[])`),
      lotNo: lotNo && isNumbered(lotNo),
    }),
  };
}

function ifChosen<Value>(
  values: readonly Value[] | undefined,
  condition: (values: readonly Value[]) => BidCondition,
): BidCondition | undefined {
  return values && values.length > 0 ? condition(values) : undefined;
}

function definedOnly(conditions: Partial<Record<ConditionName, BidCondition | undefined>>): BidConditions['ofBid'] {
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));
}

/** Matches whole days or single auctions. Orders of stock cars have neither. */
function isScheduled(
  { auctionDate = [], auction = [] }: BidFilters,
  days: readonly JapanDay[] | undefined,
): BidCondition | undefined {
  if (auctionDate.length + auction.length === 0) return undefined;
  const isOfAuction = sql<boolean>`bid.kind <> 'stock'`;
  const isOfDays = sql<boolean>`(${isOfAuction} and bid.held_on = any(${auctionDate}::date[]))`;
  if (auction.length === 0) return days ? isOfAuction : isOfDays;
  const isOfSessions = sql<boolean>`bid.session_id = any(array(${sessionsOf(auction)}))`;
  return auctionDate.length === 0 ? isOfSessions : sql`(${isOfDays} or ${isOfSessions})`;
}

function sessionsOf(auctions: readonly string[]) {
  const requested = auctions.flatMap((value) => parseAuction(value) ?? []);
  return sql`
    select auction_session.id from auction_session
    join unnest(${requested.map(({ house }) => house)}::bigint[], ${requested.map(({ day }) => day ?? null)}::date[])
      as requested (house_id, held_on) on requested.house_id = auction_session.house_id
      and (requested.held_on is null or requested.held_on = auction_session.held_on)`;
}

export function all(conditions: readonly (BidCondition | undefined)[]): BidCondition {
  return sql`(${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )})`;
}
