import { defaultStep } from '@seri/domain/bids/bid-amount';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type LastHour, lastHourOf } from '@seri/domain/bids/last-hour';
import { type Deadlines, deadlinesOf } from '@seri/domain/lots/lot-clock';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, prepared } from '../../../platform/database/prepared-statements.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type LockedLotRow, lockRowsOfLots } from './lot-locks.store.ts';
import { type LotNames, picturedFactsOf } from './lot-names.query.ts';

/** The facts of a locked lot that a bid needs; they cannot change before the transaction ends. */
export interface LockedLot {
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

export function lockLotForBid(tx: Tx, lotId: number): Promise<LockedLot> {
  return lockLot(tx, lotId, false);
}

/** Locks the lot exclusively: no bid on it is placed or decided meanwhile. */
export function lockLotAlone(tx: Tx, lotId: number): Promise<LockedLot> {
  return lockLot(tx, lotId, true);
}

async function lockLot(tx: Tx, lotId: number, isAlone: boolean): Promise<LockedLot> {
  const query = sql<{ days: Record<string, JapanDay> }>`select ${daysOfLots([lotId])} as days`;
  const { rows } = await prepared(query).execute(tx);
  const day = rows[0]?.days[lotId];
  if (!day) throw refusal('NOT_FOUND');
  const lots = await lockLots(tx, new Map([[lotId, day]]), isAlone);
  return lots.get(lotId) as LockedLot;
}

/** The day of each existing lot, by id; the day tells the month, which is the partition. */
export const daysOfLots = (lotIds: readonly number[]): RawBuilder<Record<string, JapanDay>> => sql`(
  select coalesce(jsonb_object_agg(id, held_on), '{}') from lot_key where id = ${anyOf(lotIds)})`;

/** Bids on one lot do not wait for each other, only for the feed that ends the lot. An order locks its stock car alone. */
export async function lockLotsForBids(
  tx: Tx,
  days: ReadonlyMap<number, JapanDay>,
): Promise<ReadonlyMap<number, LockedLot>> {
  return days.size === 0 ? new Map() : lockLots(tx, days, false);
}

async function lockLots(
  tx: Tx,
  days: ReadonlyMap<number, JapanDay>,
  isAlone: boolean,
): Promise<Map<number, LockedLot>> {
  const rows = await lockRowsOfLots(tx, days, isAlone);
  const lots = new Map(rows.map((row) => [row.id, present(row)]));
  for (const id of days.keys()) if (!lots.has(id)) throw new LotMovedError(`Lot ${id} was moved while it was locked.`);
  return lots;
}

/** The feed moved a lot to another day. This has the code of a serialisation failure, so the transaction is retried. */
class LotMovedError extends Error {
  readonly code = '40001';
}

function present(row: LockedLotRow): LockedLot {
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
      ...picturedFactsOf(row),
    },
  };
}
