import type { Tx } from '@seri/api/platform/database/database';
import { addDays, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { defaultStep } from '@seri/domain/bids/bid-amount';
import { sql } from 'kysely';
import { demoSource } from '../../running/demo-source.ts';
import type { CandidateLot } from '../bids/candidates.read.ts';

/** Sold cars of the last hundred days without bids, up to eight of each day. */
export async function readBoughtLots(tx: Tx, now: Date): Promise<CandidateLot[]> {
  const today = japanDay(now);
  const [from, to]: [JapanDay, JapanDay] = [addDays(today, -100), addDays(today, -1)];
  const { rows } = await sql<CandidateLot>`
    with sold as (
      select *, row_number() over (partition by held_on order by md5(id::text)) as place from lot
      where held_on between ${from}::date and ${to}::date and kind = 'car' and status = ${lotStatusCodes.sold}
        and sold_price between 300000 and 2500000 and ended_at is not null
        and not exists (select from bid where lot_id = lot.id)
        and id in (select id from lot_key where source_id = ${await demoSource(tx)})
    )
    select sold.id, kind, sold.held_on as day, 'sold' as state, session_id as "sessionId", starts_at as "startsAt",
      coalesce(cancelling_closes_minutes, 0) as "cancellingMinutes", ended_at as "endedAt",
      coalesce(bid_step, ${defaultStep}) as step, start_price as "startPrice", sold_price as "soldPrice",
      model.name as model, engine_cc as "engineCc", details ->> 'driveKind' as "driveKind"
    from sold join model on model.id = model_id left join auction_session as session on session.id = session_id left join house on house.id = house_id
    where place <= 8 order by sold.held_on desc, place`.execute(tx);
  return rows;
}
