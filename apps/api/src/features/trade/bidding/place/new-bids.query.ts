import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { visibleAccounts } from '../../../people/clients/clients.query.ts';

interface NewBidCounts {
  bid: number;
  bidOpening: number;
}

/**
 * Counts the bids of status New of all accounts that staff may see, and those with which the desk opens (R62): of the
 * reader's own clients, with the flag only of today. For a client both are 0.
 */
export async function countNewBids(db: Db, actor: Actor, today: JapanDay): Promise<NewBidCounts> {
  const isToday = actor.permissions.bidsTodayDefault
    ? sql`bid.kind <> 'stock' and held_on = ${today}::date`
    : sql`true`;
  const opening = sql<number>`count(*) filter (where account_id in (
    select id from account where manager_id = ${actor.accountId}) and ${isToday})`;
  return db
    .selectFrom('bid')
    .select(({ fn }) => [fn.countAll<number>().as('bid'), opening.as('bidOpening')])
    .where('status', '=', bidStatusCodes.new)
    .where('account_id', 'in', visibleAccounts(db, actor).select('account.id'))
    .executeTakeFirstOrThrow();
}
