import { alwaysLive, type BidList, type BidSort, statusesOf } from '@seri/domain/bid-lists';
import { waitingStatuses } from '@seri/domain/bid-statuses';
import type { JapanDay } from '@seri/domain/japan-time';
import type { Sorting } from '@seri/domain/listing';
import { type RawBuilder, sql } from 'kysely';

/** R56: of rows of `bid` those of a list. A stock car has no day that could keep its order live. */
export function isInList(list: BidList, today: JapanDay): RawBuilder<boolean> {
  const ofList = sql<boolean>`bid.status in (${sql.join(statusesOf[list])})`;
  if (list === 'archive') return ofList;
  return sql`(${ofList} and (bid.status in (${sql.join(alwaysLive)})
    or (bid.held_on >= ${today}::date and bid.kind <> 'stock')))`;
}

/** What a list is put in order by, and what is joined for it. */
interface Order {
  by: RawBuilder<unknown>;
  from?: (days: readonly JapanDay[]) => RawBuilder<unknown>;
}

/** By their days: then no other month of the archive is looked at. */
const lots = (days: readonly JapanDay[]) => sql`
  join lot on lot.id = bid.lot_id and lot.held_on = bid.held_on and lot.held_on = any(${days}::date[])`;
const houses = (days: readonly JapanDay[]) => sql`${lots(days)}
  left join auction_session on auction_session.id = lot.session_id left join house on house.id = house_id`;
const models = (days: readonly JapanDay[]) => sql`${lots(days)}
  join model on model.id = lot.model_id join maker on maker.id = model.maker_id`;

const runsAt = sql`case when bid.kind <> 'stock' then lot.runs_at end`;
const isOver = sql`bid.status not in (${sql.join(waitingStatuses)})`;

const orders: Readonly<Record<BidSort, Order>> = {
  lotNo: { by: sql`lot.lot_number`, from: lots },
  auctionDate: { by: runsAt, from: lots },
  auctionName: { by: sql`house.name`, from: houses },
  maker: { by: sql`lower(maker.name || ' ' || model.name)`, from: models },
  year: { by: sql`lot.year`, from: lots },
  mileage: { by: sql`lot.mileage_km`, from: lots },
  condition: { by: sql`lot.condition_rank`, from: lots },
  startPrice: { by: sql`lot.start_price`, from: lots },
  soldPrice: { by: sql`lot.sold_price`, from: lots },
  bidAmount: { by: sql`bid.amount` },
  bidDate: { by: sql`bid.placed_at` },
  bidStatus: { by: sql`bid.status` },
};

/** What waits comes first, the next auction before all and orders after them; then the latest of what has its answer. */
const unsorted: Readonly<Record<BidList, Order>> = {
  live: {
    by: sql`${isOver}, extract(epoch from ${runsAt}) * case when ${isOver} then -1 else 1 end nulls last`,
    from: lots,
  },
  archive: { by: sql`bid.held_on desc, bid.placed_at desc` },
};

/** R56: rows without a value stand last in both orders, equal ones as they were placed, the latest first. */
export function orderOf(list: BidList, sorting: Sorting<BidSort> | undefined): Order {
  const { by, from } = sorting ? orders[sorting.sort] : unsorted[list];
  const chosen = sorting && (sorting.order === 'DESC' ? sql`${by} desc nulls last` : sql`${by} asc nulls last`);
  return { by: sql`${chosen ?? by}, bid.id desc`, ...(from && { from }) };
}
