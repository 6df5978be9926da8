import type { Db } from '@seri/api/platform/database/database';
import { day, japanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import { roundTheClockHouse } from '../lots/houses.data.ts';
import { type ComingLot, looksAhead } from './bid-wishes.ts';

export interface BiddableLot extends ComingLot {
  id: number;
  kind: LotKind;
}

/** Lots of the house round the clock that regulars look at now, the soonest first. */
export async function readComingLots(db: Db, now: Date): Promise<readonly BiddableLot[]> {
  const until = new Date(now.getTime() + looksAhead);
  const { rows } = await sql<BiddableLot>`
    select lot.id, kind, lot_key.external_id as name, start_price as "startPrice", bid_step as step,
      starts_at as "startsAt"
    from auction_session as session
    join house on house.id = house_id and code = ${roundTheClockHouse.code}
    join feed_source on feed_source.id = house.source_id and feed_source.name = 'demo'
    join lot on session_id = session.id and lot.held_on = session.held_on
    join lot_key on lot_key.id = lot.id
    where lot.held_on between ${japanDay(now)}::date and ${japanDay(new Date(now.getTime() + day))}::date
      and starts_at > ${now} and starts_at <= ${until} and status = ${lotStatusCodes.upcoming}
    order by starts_at, lot.id`.execute(db);
  return rows;
}

export interface LastBid {
  id: number;
  lotId: number;
  accountId: number;
  amount: number;
  status: number;
}

export async function readLastBids(
  db: Db,
  lots: readonly BiddableLot[],
  accountIds: readonly number[],
): Promise<ReadonlyMap<string, LastBid>> {
  const { rows } = await sql<LastBid>`
    select distinct on (lot_id, account_id) id, lot_id as "lotId", account_id as "accountId", amount, status
    from bid where lot_id = any(${lots.map(({ id }) => id)}::bigint[]) and account_id = any(${accountIds}::bigint[])
    order by lot_id, account_id, id desc`.execute(db);
  return new Map(rows.map((bid) => [bidKey(bid.lotId, bid.accountId), bid]));
}

export const bidKey = (lotId: number, accountId: number) => `${lotId} ${accountId}`;
