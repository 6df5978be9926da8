import { type Done, success } from '@seri/contract/common.schema';
import { mayResetFactors } from '@seri/domain/people/second-factor';
import { maySee } from '@seri/domain/people/staff-rights';
import { type LoggedAction, logAction } from '../../../../platform/action-log.ts';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/jobs/job.ts';
import { findPersonByEmail } from '../accounts/account.store.ts';
import { endSignInsOf, lockAccount } from '../identity.command.ts';
import { endChallenges } from './challenge.store.ts';
import { deleteAuthenticator, deleteRecoveryCodes } from './factor.store.ts';
import { deletePasskeys } from './passkey.store.ts';
import { tellFactorJob } from './second-factor.jobs.ts';

/** R81: an owner helps somebody who has lost the device and the codes. */
export function resetFactors({ actor, transaction }: Acting, accountId: number): Promise<Done> {
  return transaction(async (tx) => {
    await assertMayReset(tx, actor, accountId);
    await dropFactors(tx, accountId, { accountId: actor.accountId, onBehalfOf: accountId });
    return success;
  });
}

/** R81: for a sole owner, by the command line. Returns false if nobody has this address. */
export function resetFactorsOf(db: Db, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const person = await findPersonByEmail(tx, email);
    if (!person) return false;
    await lockAccount(tx, person.id);
    await dropFactors(tx, person.id, { accountId: person.id, detail: { by: 'command line' } });
    return true;
  });
}

/** Decides by the rights that are read under the locks (R2), taken in the order of their ids. */
async function assertMayReset(tx: Tx, actor: Actor, accountId: number): Promise<void> {
  const rows = await tx
    .selectFrom('account')
    .select(['id', 'role_id', 'is_owner'])
    .where('id', 'in', [actor.accountId, accountId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const account = rows.find(({ id }) => id === accountId);
  const self = rows.find(({ id }) => id === actor.accountId);
  if (!self) throw refusal('FORBIDDEN');
  const staff = { accountId: self.id, roleId: self.role_id, isOwner: self.is_owner };
  const managed = account && { id: account.id, roleId: account.role_id };
  if (!managed || !maySee(staff, managed)) throw refusal('NOT_FOUND');
  if (!mayResetFactors(staff, managed)) throw refusal('FORBIDDEN');
}

async function dropFactors(
  tx: Tx,
  accountId: number,
  by: Pick<LoggedAction, 'accountId' | 'onBehalfOf' | 'detail'>,
): Promise<void> {
  await deleteAuthenticator(tx, accountId);
  await deletePasskeys(tx, accountId);
  await deleteRecoveryCodes(tx, accountId);
  await endChallenges(tx, accountId);
  await endSignInsOf(tx, accountId);
  await logAction(tx, { ...by, action: 'factor.reset', subject: `account:${accountId}` });
  await enqueue(tx, tellFactorJob, { accountId, change: 'reset' });
}
