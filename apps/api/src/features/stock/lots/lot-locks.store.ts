import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { afterAllOf } from '../../../platform/database/lock-order.ts';
import { prepared } from '../../../platform/database/prepared-statements.ts';
import { nameOfMonth } from './lot-month.ts';
import { firstPhotoId } from './lot-names.query.ts';

/** A locked lot, with its session, which is locked too. */
export interface LockedLotRow {
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
  condition: string;
  runs_at: Date;
  photo_id: number | null;
}

/** The lots of one month, and the names of the two CTEs that lock them. */
interface MonthOfLots {
  rows: RawBuilder<unknown>;
  shared: RawBuilder<unknown>;
  alone: RawBuilder<unknown>;
}

/**
 * Locks the sessions of the lots and the lots, and reads them, in one round trip. Lock order, after the account: sessions
 * by id, then lots by month; within a month those that are locked FOR SHARE first, each by id. A lot that has left its
 * day or its session meanwhile is missing. Only the statement for a single month is prepared: there are too many sets of
 * months.
 */
export async function lockRowsOfLots(
  tx: Tx,
  days: ReadonlyMap<number, JapanDay>,
  isAlone: boolean,
): Promise<LockedLotRow[]> {
  const months = monthsOf(days);
  const statement = sql<LockedLotRow>`
    with locked_session as materialized (${lockSessions(months)}),
      ${sql.join(months.map((month) => lockLotsOf(month, isAlone)))},
      lot as (${allOf(months.flatMap(({ shared, alone }) => [sql`select * from ${shared}`, sql`select * from ${alone}`]))})
    ${readLocked}`;
  const { rows } = await (months.length === 1 ? prepared(statement) : statement).execute(tx);
  return rows;
}

/** Partitions are named directly: planning over all months takes longer than the bid. */
function monthsOf(days: ReadonlyMap<number, JapanDay>): MonthOfLots[] {
  const months = [...Map.groupBy(days, ([, day]) => nameOfMonth(day))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return months.map(([month, lotsOfMonth], place) => ({
    rows: sql`from ${sql.table(month)} where id = any(${lotsOfMonth.map(([id]) => id)}::bigint[])`,
    shared: sql.ref(`shared_${place}`),
    alone: sql.ref(`alone_${place}`),
  }));
}

const allOf = (selects: readonly RawBuilder<unknown>[]) => sql.join(selects, sql` union all `);

const lockSessions = (months: readonly MonthOfLots[]) => sql`
  select * from auction_session
  where id in (${allOf(months.map(({ rows }) => sql`select session_id ${rows}`))})
  order by id for share`;

/** The CTE `lot` reads the two one after the other, so they also lock in this order. */
function lockLotsOf({ rows, shared, alone }: MonthOfLots, isAlone: boolean) {
  const isShared = isAlone ? sql`false` : sql`kind <> 'stock'`;
  const afterSessions = afterAllOf('locked_session');
  return sql`${shared} as materialized (
      select * ${rows} and ${isShared} and ${afterSessions} order by id for share
    ), ${alone} as materialized (
      select * ${rows} and not ${isShared} and ${afterSessions} order by id for no key update
    )`;
}

const readLocked = sql`
  select lot.id, lot.kind, lot.held_on, lot.status, lot.start_price, lot.sold_price, lot.session_id, lot.lot_no,
    session.starts_at, session.bidding_closes_minutes, session.cancelling_closes_minutes, session.last_hour_minutes,
    house.name as house_name, house.bid_step,
    concat_ws(' ', maker.name, model.name, lot.year) as specification, lot.condition, lot.runs_at,
    ${firstPhotoId} as photo_id
  from lot
  join model on model.id = lot.model_id
  join maker on maker.id = model.maker_id
  left join locked_session as session on session.id = lot.session_id
  left join house on house.id = session.house_id
  where lot.session_id is null or session.id is not null`;
