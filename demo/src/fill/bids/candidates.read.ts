import type { Tx } from '@seri/api/platform/database/database';
import { defaultStep } from '@seri/domain/bids/bid-amount';
import { addDays, day as aDay, hour, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { DriveKind } from '@seri/domain/eligibility/export-facts';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { lotStatusCodes as codes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import { demoSource } from '../../running/demo-source.ts';
import type { LotState } from './bid-story.ts';

/** A lot that has no bids yet. */
export interface CandidateLot {
  id: number;
  kind: LotKind;
  day: JapanDay;
  state: LotState;
  sessionId: number | null;
  startsAt: Date | null;
  cancellingMinutes: number;
  endedAt: Date | null;
  step: number;
  startPrice: number | null;
  soldPrice: number | null;
  model: string;
  engineCc: number | null;
  driveKind: DriveKind | null;
}

const ofEachSort = 90;
const daysBack = 40;
/**
 * The first bids are placed two days ago, and houses announce seven days ahead: lots within four days were announced
 * by then.
 */
const daysAhead = 4;
const soonest = 4 * hour;

/** Some lots of every kind and state, in no particular order. */
export async function readCandidates(tx: Tx, now: Date): Promise<readonly CandidateLot[]> {
  const [from, to] = [addDays(japanDay(now), -daysBack), addDays(japanDay(now), daysAhead)];
  const [soon, longAgo] = [new Date(now.getTime() + soonest), new Date(now.getTime() - 3 * aDay)];
  const { rows } = await sql<CandidateLot>`
    with sorted as (
      select id, held_on, case
        when kind = 'stock' then case when status = ${codes.upcoming} and runs_at < ${longAgo} then 'stock' end
        when status = ${codes.upcoming} then case when runs_at > ${soon} then 'coming' end
        when ended_at is null then null
        when status in (${codes.sold}, ${codes.soldByNegotiation}) and sold_price is not null then 'sold'
        when status = ${codes.notSold} then 'notSold'
        when status = ${codes.cancelled} then 'cancelled'
        when status = ${codes.removed} then 'removed'
      end as state
      from lot where held_on between ${from}::date and ${to}::date
    ), chosen as (
      select *, row_number() over (partition by kind, state order by md5(id::text)) as place
      from sorted join lot using (id, held_on)
      where state is not null and not exists (select from bid where lot_id = lot.id)
        and id in (select id from lot_key where source_id = ${await demoSource(tx)})
    )
    select chosen.id, kind, chosen.held_on as day, state, session_id as "sessionId",
      session.starts_at as "startsAt", coalesce(cancelling_closes_minutes, 0) as "cancellingMinutes",
      ended_at as "endedAt", coalesce(bid_step, ${defaultStep}) as step,
      start_price as "startPrice", sold_price as "soldPrice",
      model.name as model, engine_cc as "engineCc", details ->> 'driveKind' as "driveKind"
    from chosen join model on model.id = model_id left join auction_session as session on session.id = session_id
    left join house on house.id = house_id
    where place <= ${ofEachSort} order by place, chosen.id`.execute(tx);
  return rows;
}
