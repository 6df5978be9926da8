import { maySignIn } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertStillHas, lockVisible } from '../../people/clients/clients.command.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';

/**
 * R100: locks the account of a buyer for the buyer, or for staff with the right to logistics; for anybody else, its dealer
 * too, it is missing. The rights are those after the lock.
 */
export async function lockBuyer(tx: Tx, actor: Actor, accountId: number): Promise<void> {
  if (isStaff(actor)) {
    const account = await lockVisible(tx, actor, accountId);
    await assertStillHas(tx, actor, 'logistics');
    if (isStaff(account)) throw refusal('NOT_FOUND');
    return;
  }
  if (accountId !== actor.accountId) throw refusal('NOT_FOUND');
  await lockAccount(tx, accountId);
  const { role_id: roleId } = await tx
    .selectFrom('account')
    .select('role_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!maySignIn(roleId)) throw refusal('FORBIDDEN');
}
