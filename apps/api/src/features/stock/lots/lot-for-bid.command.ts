import { defaultStep } from '@seri/domain/bids/bid-amount';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type LastHour, lastHourOf } from '@seri/domain/bids/last-hour';
import { type Deadlines, deadlinesOf } from '@seri/domain/lots/lot-clock';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, prepared } from '../../../platform/database/kept-statements.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { nameOfMonth } from './lot-month.ts';
import type { LotNames } from './lot-names.query.ts';

/** The facts of a locked lot that a bid needs; they cannot change before the transaction ends. */
export interface LotForBid {
  id: number;
  kind: LotKind;
  day: JapanDay;
  status: number;
  startPrice: number | null;
  soldPrice: number | null;
  step: number;
  sessionId: number | null;
  deadlines: Deadlines | null;
  cancellingClosesMinutes: number | null;
  lastHour: LastHour | null;
  names: LotNames;
}

export function lockLotForBid(tx: Tx, lotId: number): Promise<LotForBid> {
  return lockLot(tx, lotId, false);
}

/** Locks the lot exclusively: no bid on it is placed or decided meanwhile. */
export function lockLotAlone(tx: Tx, lotId: number): Promise<LotForBid> {
  return lockLot(tx, lotId, true);
}

async function lockLot(tx: Tx, lotId: number, isAlone: boolean): Promise<LotForBid> {
  const { rows } = await sql<{ days: Record<string, JapanDay> }>`${prepared}
    select ${daysOfLots([lotId])} as days`.execute(tx);
  const day = rows[0]?.days[lotId];
  if (!day) throw refusal('NOT_FOUND');
  const lots = await lockLots(tx, new Map([[lotId, day]]), isAlone);
  return lots.get(lotId) as LotForBid;
}

/** The day of each existing lot, by id; the day tells the month, which is the partition. */
export const daysOfLots = (lotIds: readonly number[]): RawBuilder<Record<string, JapanDay>> => sql`(
  select coalesce(jsonb_object_agg(id, held_on), '{}') from lot_key where id = ${anyOf(lotIds)})`;

/**
 * Lock order: the account, then sessions by id, then lots by month; within a month shared locks first, each by id. Bids on
 * one lot lock it FOR SHARE, so they do not wait for each other, only for the feed that ends the lot. An order locks its
 * stock car exclusively.
 */
export async function lockLotsForBids(
  tx: Tx,
  days: ReadonlyMap<number, JapanDay>,
): Promise<ReadonlyMap<number, LotForBid>> {
  return days.size === 0 ? new Map() : lockLots(tx, days, false);
}

async function lockLots(
  tx: Tx,
  days: ReadonlyMap<number, JapanDay>,
  isAlone: boolean,
): Promise<Map<number, LotForBid>> {
  const rows = await lockAndRead(tx, days, isAlone);
  const lots = new Map(rows.map((row) => [row.id, present(row)]));
  for (const id of days.keys()) if (!lots.has(id)) throw new LotMovedError(`Lot ${id} was moved while it was locked.`);
  return lots;
}

/** Has the code of a serialisation failure, so the transaction is retried. */
class LotMovedError extends Error {
  readonly code = '40001';
}

interface LockedLotRow {
  id: number;
  kind: LotKind;
  held_on: JapanDay;
  status: number;
  start_price: number | null;
  sold_price: number | null;
  bid_step: number | null;
  session_id: number | null;
  starts_at: Date | null;
  bidding_closes_minutes: number | null;
  cancelling_closes_minutes: number | null;
  last_hour_minutes: number | null;
  lot_no: string;
  house_name: string | null;
  specification: string;
}

/**
 * Partitions are named directly: planning over all months takes longer than the bid. The condition `areSessionsLocked`
 * forces PostgreSQL to lock the sessions before it reads a lot. A lot that the feed moves to another day meanwhile is a
 * serialisation failure, and the transaction is retried. Only the statement for a single month is prepared: there are too
 * many sets of months.
 */
async function lockAndRead(tx: Tx, days: ReadonlyMap<number, JapanDay>, isAlone: boolean): Promise<LockedLotRow[]> {
  const isShared = isAlone ? sql`false` : sql`kind <> 'stock'`;
  const months = [...Map.groupBy(days, ([, day]) => nameOfMonth(day))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const lots = months.map(([month, lotsOfMonth], place) => {
    const from = sql`from ${sql.table(month)} where id = any(${lotsOfMonth.map(([id]) => id)}::bigint[])`;
    const [shared, alone] = [sql.ref(`shared_${place}`), sql.ref(`alone_${place}`)];
    return { from, shared, alone };
  });
  const areSessionsLocked = sql`(select count(*) from locked_session) >= 0`;
  const { rows } = await sql<LockedLotRow>`${months.length === 1 ? prepared : sql``}
    with locked_session as materialized (
      select * from auction_session
      where id in (${sql.join(
        lots.map(({ from }) => sql`select session_id ${from}`),
        sql` union all `,
      )})
      order by id for share
    ), ${sql.join(
      lots.map(
        ({ from, shared, alone }) => sql`${shared} as materialized (
        select * ${from} and ${isShared} and ${areSessionsLocked} order by id for share
      ), ${alone} as materialized (
        select * ${from} and not ${isShared} and ${areSessionsLocked} order by id for no key update
      )`,
      ),
    )}, lot as (
      ${sql.join(
        lots.map(({ shared, alone }) => sql`select * from ${shared} union all select * from ${alone}`),
        sql` union all `,
      )}
    )
    select lot.id, lot.kind, lot.held_on, lot.status, lot.start_price, lot.sold_price, lot.session_id, lot.lot_no,
      session.starts_at, session.bidding_closes_minutes, session.cancelling_closes_minutes, session.last_hour_minutes,
      house.name as house_name, house.bid_step,
      concat_ws(' ', maker.name, model.name, lot.year) as specification
    from lot
    join model on model.id = lot.model_id
    join maker on maker.id = model.maker_id
    left join locked_session as session on session.id = lot.session_id
    left join house on house.id = session.house_id
    where lot.session_id is null or session.id is not null`.execute(tx);
  return rows;
}

function present(row: LockedLotRow): LotForBid {
  const { starts_at: startsAt, bidding_closes_minutes, cancelling_closes_minutes } = row;
  return {
    id: row.id,
    kind: row.kind,
    day: row.held_on,
    status: row.status,
    startPrice: row.start_price,
    soldPrice: row.sold_price,
    step: row.bid_step ?? defaultStep,
    sessionId: row.session_id,
    deadlines:
      startsAt &&
      deadlinesOf({
        startsAt,
        biddingClosesMinutes: bidding_closes_minutes ?? 0,
        cancellingClosesMinutes: cancelling_closes_minutes ?? 0,
      }),
    cancellingClosesMinutes: cancelling_closes_minutes,
    lastHour: startsAt && lastHourOf({ startsAt, minutes: row.last_hour_minutes ?? 0 }),
    names: {
      lotId: row.id,
      lotType: lotTypes[row.kind],
      lotNo: row.lot_no,
      auctionName: row.house_name ?? '',
      specification: row.specification,
    },
  };
}
