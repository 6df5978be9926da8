import { liftsRestriction } from '@seri/domain/money/ledger';
import { roleIds, roleName } from '@seri/domain/people/roles';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { changeRole, type LockedAccount } from '../../people/clients/clients.command.ts';
import { readFirstRemittanceMinimum } from '../../people/company/company.query.ts';
import { bookEntry } from './book-entry.command.ts';
import type { NewEntry } from './entry.store.ts';
import { tellBiddingOpenedJob } from './ledger.jobs.ts';
import { hadRemittanceOf } from './ledger.query.ts';

/**
 * R24: books money that a client has sent, and returns the id of its entry. The first remittance of the set minimum lifts a
 * restricted account. The caller holds the lock of the account.
 */
export async function bookRemittance(
  tx: Tx,
  actor: Actor,
  account: LockedAccount,
  remittance: Pick<NewEntry, 'amount' | 'description' | 'reason'>,
): Promise<number> {
  const { id: accountId } = account;
  const minimum = await readFirstRemittanceMinimum(tx);
  const isRestricted = roleName(account.role_id) === 'restricted';
  const hadMinimum = await hadRemittanceOf(tx, accountId, minimum);
  const entryId = await bookEntry(tx, { ...remittance, accountId, kind: 'remittance', bookedBy: actor.accountId });
  if (liftsRestriction({ isRestricted, hadMinimum }, remittance.amount, minimum)) {
    await changeRole(tx, actor, { account, version: account.version, roleId: roleIds.client });
    await enqueue(tx, tellBiddingOpenedJob, { entryId });
  }
  return entryId;
}
