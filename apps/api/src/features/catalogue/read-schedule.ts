import type { JapanDay } from '@seri/domain/japan-time';
import type { PageType } from '@seri/domain/page-types';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { conditionsOf, fits } from './lot-conditions.ts';
import { lotSource } from './lot-source.ts';

/** The auctions of a page type, a house's sessions of a day taken together. */
export async function readSchedule(db: Db, pageType: PageType, today: JapanDay) {
  const { from } = lotSource(pageType, []);
  const { rows } = await sql<{ house: number; day: JapanDay; lots: number }>`
    select house_id as house, lot.held_on as day, sum(lot.lots)::bigint as lots
    from ${from} join auction_session on auction_session.id = lot.session_id
    where ${fits(conditionsOf({ pageType, today, filters: {} }))}
    group by house_id, lot.held_on`.execute(db);
  return rows;
}
