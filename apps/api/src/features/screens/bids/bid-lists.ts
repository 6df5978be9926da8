import { alwaysLive, type BidList, type BidSort, statusesOf } from '@seri/domain/bids/bid-lists';
import { bidStatusCodes, waitingStatuses } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Sorting } from '@seri/domain/catalogue/listing';
import { type RawBuilder, sql } from 'kysely';
import type { BidSelection } from './bid-question.ts';

/**
 * R56: condition on `bid`: belongs to the list. An order of a stock car has no day that keeps it live, and a purchased
 * bid needs no more work. Known days are passed in, so that the planner can estimate the number of rows.
 */
export function isInList(
  { list, today }: Pick<BidSelection, 'list' | 'today'>,
  days?: readonly JapanDay[],
): RawBuilder<boolean> {
  if (list === 'archive') return days ? sql`(${isOfDays(days)} and ${isArchived})` : isArchived;
  const ahead = days ? isOfDays(days.filter((day) => day >= today)) : sql`bid.held_on >= ${today}::date`;
  const anyDay = days ? isOfDays(days) : sql`true`;
  const isRunning = sql`${ahead} and bid.kind <> 'stock' and bid.status <> ${sql.lit(bidStatusCodes.blank)}`;
  return sql`((${isRunning}) or (${anyDay} and ${isUnfinished}))`;
}

/** Literals instead of parameters, so that the partial index matches. */
const literals = (statuses: readonly number[]) => sql.join(statuses.map((status) => sql.lit(status)));
const isArchived = sql<boolean>`bid.status in (${literals(statusesOf.archive)})`;
const isUnfinished = sql<boolean>`bid.status in (${literals(alwaysLive)}) and bid.purchase_id is null`;
const isOfDays = (days: readonly JapanDay[]) => sql<boolean>`bid.held_on = any(${days}::date[])`;

/** The order of a list, and the joins it needs. */
export interface BidListOrder {
  by: RawBuilder<unknown>;
  needsLots: boolean;
  from?: RawBuilder<unknown>;
  /** Limits the rows to those that the order covers. */
  within?: RawBuilder<boolean>;
}

const ofBid = (by: RawBuilder<unknown>): BidListOrder => ({ by, needsLots: false });
const ofLot = (by: RawBuilder<unknown>, from?: RawBuilder<unknown>): BidListOrder => ({
  by,
  needsLots: true,
  ...(from && { from }),
});

const sessions = sql`left join auction_session on auction_session.id = bid.session_id`;
const houses = sql`${sessions} left join house on house.id = house_id`;
const models = sql`join model on model.id = lot.model_id join maker on maker.id = model.maker_id`;

const runsAt = sql`case when bid.kind <> 'stock' then lot.runs_at end`;
const closes = sql`starts_at - make_interval(mins => bidding_closes_minutes)`;
const isOver = sql`bid.status not in (${sql.join(waitingStatuses)})`;

/** A passed deadline sorts like none. */
const orders: Readonly<Record<BidSort, (now: Date) => BidListOrder>> = {
  lotNo: () => ofLot(sql`lot.lot_number`),
  auctionDate: () => ofLot(runsAt),
  auctionName: () => ({ ...ofBid(sql`house.name`), from: houses }),
  maker: () => ofLot(sql`lower(maker.name || ' ' || model.name)`, models),
  year: () => ofLot(sql`lot.year`),
  mileage: () => ofLot(sql`lot.mileage_km`),
  condition: () => ofLot(sql`lot.condition_rank`),
  startPrice: () => ofLot(sql`lot.start_price`),
  soldPrice: () => ofLot(sql`coalesce(bid.sold_price, lot.sold_price)`),
  bidAmount: () => ofBid(sql`bid.amount`),
  bidDate: () => ofBid(sql`bid.placed_at`),
  bidStatus: () => ofBid(sql`bid.status`),
  deadline: (now) => ({ ...ofBid(sql`case when ${closes} > ${now}::timestamptz then ${closes} end`), from: sessions }),
};

/** R56: rows without a value come last in both directions. Equal rows are sorted by id, latest first. */
export function orderOfSort({ sort, order }: Sorting<BidSort>, now: Date): BidListOrder {
  const { by, ...rest } = orders[sort](now);
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  return { ...rest, by: sql`${by} ${direction} nulls last, bid.id desc` };
}

/** The live list has waiting bids first: by the next auction, then orders. Answered bids follow, latest first. */
const defaultOrders: Readonly<Record<BidList, BidListOrder>> = {
  live: ofLot(sql`
    ${isOver}, extract(epoch from ${runsAt}) * case when ${isOver} then -1 else 1 end nulls last, bid.id desc`),
  archive: ofBid(sql`bid.held_on desc, bid.placed_at desc, bid.id desc`),
};

export const defaultOrderOf = (list: BidList): BidListOrder => defaultOrders[list];

/**
 * R62: sessions in this order, in each the lots as they run. Of one lot the dearest bid comes first, then the earlier
 * one.
 */
export function orderOfSessions(sessionIds: readonly number[]): BidListOrder {
  const session = sql`coalesce(bid.session_id, 0)`;
  const by = ofLot(sql`
    array_position(${sessionIds}::bigint[], ${session}), lot.runs_at, lot.lane, lot.lot_number, bid.lot_id,
    bid.amount desc, bid.placed_at, bid.id`);
  return { ...by, within: sql`${session} = any(${sessionIds}::bigint[])` };
}
