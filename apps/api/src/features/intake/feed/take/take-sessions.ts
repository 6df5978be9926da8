import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import type { Rows } from '../deliveries/parts.ts';
import { notRun } from './standing-lots.ts';
import {
  type ChangedLot,
  changedLot,
  nothingTaken,
  type ParsedLine,
  rejectOf,
  type TakeResult,
  takeResultOf,
} from './taken.ts';

/**
 * Bids lock the session before the lot. A chunk may contain lots before their session, so it locks its sessions first.
 */
export async function lockSessions(tx: Tx, { sourceId }: Intake, parts: readonly Rows[]): Promise<void> {
  const ids = new Set(parts.flatMap(({ session }) => session.map(({ row }) => row.id)));
  if (ids.size === 0) return;
  await tx
    .selectFrom('auction_session')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('external_id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Writes sessions. The lots of a moved session move with it; those of a cancelled one that have not run are cancelled.
 */
export async function takeSessions(
  tx: Tx,
  intake: Intake,
  lines: readonly ParsedLine<'session'>[],
): Promise<TakeResult> {
  if (lines.length === 0) return nothingTaken;
  const houses = await findHouses(tx, intake.sourceId, lines);
  const known = lines.filter(({ row }) => houses.has(row.house));
  const unknown = lines.filter(({ row }) => !houses.has(row.house));
  const written = await writeSessions(tx, intake.sourceId, houses, known);
  const lots: ChangedLot[] = [];
  for (const session of written) {
    intake.sessions.delete(session.external_id);
    if (session.has_moved) lots.push(...(await moveLots(tx, session)));
    if (session.is_cancelled) lots.push(...(await cancelLots(tx, session)));
  }
  for (const { id } of lots) intake.touched.lots.add(id);
  for (const { id } of written) intake.touched.sessions.add(id);
  const added = written.filter((session) => session.is_new).length;
  return {
    ...takeResultOf(known.length, { added, changed: written.length - added }),
    rejects: unknown.map((line) => rejectOf(line, `house: there is none named ${line.row.house}`)),
    lots,
  };
}

async function findHouses(
  tx: Tx,
  sourceId: number,
  lines: readonly ParsedLine<'session'>[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('house')
    .select(['id', 'code'])
    .where('source_id', '=', sourceId)
    .where('code', 'in', [...new Set(lines.map(({ row }) => row.house))])
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

interface WrittenSession {
  id: number;
  external_id: string;
  is_new: boolean;
  is_cancelled: boolean;
  has_moved: boolean;
  former_day: JapanDay | null;
  former_start: Date | null;
}

/**
 * The update locks the session: a bid on one of its lots holds that lock too, so it sees the session before or after
 * the change. The `former` rows come from the snapshot of the statement; nobody else writes sessions of this source
 * meanwhile.
 */
async function writeSessions(
  tx: Tx,
  sourceId: number,
  houses: ReadonlyMap<string, number>,
  lines: readonly ParsedLine<'session'>[],
): Promise<WrittenSession[]> {
  const sessions = lines.map(({ row }) => ({
    ...row,
    houseId: houses.get(row.house),
    heldOn: japanDay(new Date(row.startsAt)),
  }));
  const { rows } = await sql<WrittenSession>`
    with input as (
      select * from jsonb_to_recordset(${JSON.stringify(sessions)}) as input (
        id text, "houseId" integer, "heldOn" date, "startsAt" timestamptz, lanes smallint, "biddingCloses" integer,
        "cancellingCloses" integer, "lastHour" integer, cancelled boolean
      )
    ), former as (
      select auction_session.* from input
      join auction_session on source_id = ${sourceId} and external_id = input.id
    ), written as (
      insert into auction_session as known (
        source_id, external_id, house_id, held_on, starts_at, lanes, bidding_closes_minutes, cancelling_closes_minutes,
        last_hour_minutes, is_cancelled
      )
      select ${sourceId}, id, "houseId", "heldOn", "startsAt", lanes, "biddingCloses", "cancellingCloses", "lastHour",
        cancelled
      from input order by id
      on conflict (source_id, external_id) do update set
        house_id = excluded.house_id, held_on = excluded.held_on, starts_at = excluded.starts_at,
        lanes = excluded.lanes, bidding_closes_minutes = excluded.bidding_closes_minutes,
        cancelling_closes_minutes = excluded.cancelling_closes_minutes,
        last_hour_minutes = excluded.last_hour_minutes, is_cancelled = excluded.is_cancelled
      where (
        known.house_id, known.starts_at, known.lanes, known.bidding_closes_minutes, known.cancelling_closes_minutes,
        known.last_hour_minutes, known.is_cancelled
      ) is distinct from (
        excluded.house_id, excluded.starts_at, excluded.lanes, excluded.bidding_closes_minutes,
        excluded.cancelling_closes_minutes, excluded.last_hour_minutes, excluded.is_cancelled
      )
      returning known.id, known.external_id, known.is_cancelled, known.starts_at
    )
    select written.id, written.external_id, former.id is null as is_new, written.is_cancelled,
      former.starts_at <> written.starts_at as has_moved, former.held_on as former_day, former.starts_at as former_start
    from written left join former on former.id = written.id`.execute(tx);
  return rows;
}

async function moveLots(tx: Tx, { id, former_day: day, former_start: start }: WrittenSession): Promise<ChangedLot[]> {
  const { rows } = await sql<ChangedLot>`
    with moved as (
      update lot set runs_at = runs_at + (starts_at - ${start}::timestamptz), held_on = auction_session.held_on
      from auction_session
      where session_id = ${id} and auction_session.id = ${id} and lot.held_on = ${day}
      returning ${changedLot}, true as is_moved
    ), rekeyed as (
      update lot_key set held_on = moved.held_on from moved
      where lot_key.id = moved.id and lot_key.held_on <> moved.held_on
    )
    select * from moved`.execute(tx);
  return rows;
}

async function cancelLots(tx: Tx, { id }: WrittenSession): Promise<ChangedLot[]> {
  const { cancelled } = lotStatusCodes;
  const { rows } = await sql<ChangedLot>`
    update lot set status = ${cancelled}, ended_at = app_now()
    from auction_session
    where session_id = ${id} and auction_session.id = ${id} and lot.held_on = auction_session.held_on
      and status in (${sql.join(notRun)})
    returning ${changedLot}`.execute(tx);
  return rows;
}
