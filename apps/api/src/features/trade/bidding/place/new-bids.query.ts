import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { visibleAccounts } from '../../../people/clients/clients.query.ts';

/** Counts the bids of status New of all accounts that staff may see; for a client this is 0. */
export async function countNewBids(db: Db, actor: Actor): Promise<number> {
  const { count } = await db
    .selectFrom('bid')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', bidStatusCodes.new)
    .where('account_id', 'in', visibleAccounts(db, actor).select('account.id'))
    .executeTakeFirstOrThrow();
  return count;
}
