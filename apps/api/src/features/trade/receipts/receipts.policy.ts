import { mayBookFor } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertStillHas, type LockedAccount, lockVisible } from '../../people/clients/clients.command.ts';

/** R23, R89: locks the account of a client for whom the actor may book money, by the right that it has by then. */
export async function lockToBook(tx: Tx, actor: Actor, accountId: number): Promise<LockedAccount> {
  const account = await lockVisible(tx, actor, accountId);
  await assertStillHas(tx, actor, 'accounting');
  if (!mayBookFor(actor, account)) throw refusal('NOT_FOUND');
  return account;
}
