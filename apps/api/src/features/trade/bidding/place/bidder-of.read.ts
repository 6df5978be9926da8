import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';

/** Returns the account that the reader asks about: their own, or a client for whom staff may bid. */
export async function readBidderOf(db: Db, actor: Actor, userId: string | undefined): Promise<number> {
  if (userId === undefined || Number(userId) === actor.accountId) return actor.accountId;
  if (!isStaff(actor) || !actor.permissions.managerBidForClient) throw refusal('FORBIDDEN');
  const account = db.selectFrom('account').select(['id', 'role_id as roleId']).where('id', '=', Number(userId));
  const client = await account.executeTakeFirst();
  if (!client || isStaff(client)) throw refusal('NOT_FOUND');
  return client.id;
}
