import { defaultStep } from '@seri/domain/bid-amount';
import type { JapanDay } from '@seri/domain/japan-time';
import { type LastHour, lastHourOf } from '@seri/domain/last-hour';
import { type Deadlines, deadlinesOf } from '@seri/domain/lot-clock';
import type { LotKind } from '@seri/domain/lot-kinds';
import { lotTypes } from '@seri/domain/page-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { monthOfLots } from './lot-month.ts';
import type { LotNames } from './lot-names.query.ts';

/** A lot as a bid needs it: nothing of it changes before the transaction ends. */
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

/**
 * Session, then lot, as everybody locks them who comes after an account. Bids on one lot share it, and wait for the feed
 * that ends it; an order has a stock car to itself.
 */
export function lockLotForBid(tx: Tx, lotId: number): Promise<LotForBid> {
  return lockLot(tx, lotId, false);
}

/** No bid on it stands or falls meanwhile. */
export function lockLotAlone(tx: Tx, lotId: number): Promise<LotForBid> {
  return lockLot(tx, lotId, true);
}

async function lockLot(tx: Tx, lotId: number, isAlone: boolean): Promise<LotForBid> {
  const key = await tx
    .selectFrom('lot_key')
    .modifyFront(kept)
    .select('held_on')
    .where('id', '=', lotId)
    .executeTakeFirst();
  if (!key) throw refusal('NOT_FOUND');
  const lot = await lockAndRead(tx, lotId, key.held_on, isAlone);
  if (!lot) throw new MovedMeanwhile(`Lot ${lotId} was moved while it was locked.`);
  return present(lot);
}

/** As a failed serialisation, after which the work runs again. */
class MovedMeanwhile extends Error {
  readonly code = '40001';
}

interface Row {
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
 * The month is asked by its own name: a plan for all of them takes longer than the bid. The lot is read only after the session's part has
 * locked its row: the part is asked for by a condition that is evaluated before the lot is touched. A lot that the feed
 * moves meanwhile to another day fails as a serialisation does, and the work runs again.
 */
async function lockAndRead(tx: Tx, lotId: number, day: string, isAlone: boolean): Promise<Row | undefined> {
  const isShared = isAlone ? sql`false` : sql`kind <> 'stock'`;
  const month = monthOfLots(day);
  const { rows } = await sql<Row>`${kept}
    with locked_session as materialized (
      select * from auction_session
      where id = (select session_id from ${month} where id = ${lotId} and held_on = ${day})
      for share
    ), shared_lot as materialized (
      select * from ${month}
      where id = ${lotId} and held_on = ${day} and ${isShared} and (select count(*) from locked_session) >= 0
      for share
    ), lot_alone as materialized (
      select * from ${month}
      where id = ${lotId} and held_on = ${day} and not ${isShared} and (select count(*) from locked_session) >= 0
      for no key update
    ), lot as (
      select * from shared_lot union all select * from lot_alone
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
  return rows[0];
}

function present(row: Row): LotForBid {
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
