import type { JapanDay } from '@seri/domain/japan-time';
import type { PageType } from '@seri/domain/page-types';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOfPage } from './lot-conditions.ts';

export async function readSchedule(db: Db, pageType: PageType, today: JapanDay) {
  const { rows } = await sql<{ house: number; day: JapanDay; lots: number }>`
    select house_id as house, auction_session.held_on as day, sum(lots)::bigint as lots
    from (
      select session_id, count(*) as lots from lot where ${isOfPage({ pageType, today, filters: {} })} group by session_id
    ) as counted
    join auction_session on auction_session.id = session_id
    group by house_id, auction_session.held_on`.execute(db);
  return rows;
}
