import type { Booked, RemittanceBody } from '@seri/contract/trade/ledger.schema';
import { liftsRestriction } from '@seri/domain/money/ledger';
import { roleIds, roleName } from '@seri/domain/people/roles';
import type { Acting } from '../../../platform/http/acting.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { assertStillHas, changeRole, lockVisible } from '../../people/clients/clients.command.ts';
import { readFirstRemittanceMinimum } from '../../people/company/company.query.ts';
import { bookEntry } from './book-entry.command.ts';
import { tellBiddingOpenedJob } from './ledger.jobs.ts';
import { assertCanBookFor } from './ledger.policy.ts';
import { hadRemittanceOf, readBalanceInfo } from './ledger.query.ts';

/** R24, R89: books money that a client has sent. The first remittance of the set minimum lifts a restricted account. */
export function bookRemittance({ actor, transaction }: Acting, { id, ...remittance }: RemittanceBody): Promise<Booked> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    await assertStillHas(tx, actor, 'accounting');
    assertCanBookFor(actor, account);
    const minimum = await readFirstRemittanceMinimum(tx);
    const isRestricted = roleName(account.role_id) === 'restricted';
    const hadMinimum = await hadRemittanceOf(tx, id, minimum);
    const entryId = await bookEntry(tx, {
      ...remittance,
      accountId: id,
      kind: 'remittance',
      bookedBy: actor.accountId,
    });
    if (liftsRestriction({ isRestricted, hadMinimum }, remittance.amount, minimum)) {
      await changeRole(tx, actor, { account, version: account.version, roleId: roleIds.client });
      await enqueue(tx, tellBiddingOpenedJob, { entryId });
    }
    return { success: true, balanceInfo: await readBalanceInfo(tx, id) };
  });
}
