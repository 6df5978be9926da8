import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { CataloguePage } from '../index/catalogue-index.ts';
import { isOfPage } from '../listing/lot-conditions.ts';
import { lotSource } from '../listing/lot-source.ts';

/** The auctions of a page type; all sessions of a house on one day are one auction. */
export async function readSchedule(db: Db, page: CataloguePage) {
  const { from, lots } = lotSource(page.pageType, []);
  const { rows } = await sql<{ house: number; day: JapanDay; lots: number }>`
    select house_id as house, lot.held_on as day, ${lots} as lots
    from ${from} join auction_session on auction_session.id = lot.session_id
    where ${isOfPage(page)}
    group by house_id, lot.held_on`.execute(db);
  return rows;
}
