import { isDeepStrictEqual } from 'node:util';
import { type Done, success } from '@seri/contract/common.schema';
import type { BankBody } from '@seri/contract/people/bank.schema';
import type { Faults } from '@seri/domain/common/field-fault';
import { type BankDetails, bankFaults, bankFieldNames } from '@seri/domain/money/bank-details';
import { roleIds } from '@seri/domain/people/roles';
import { logAction } from '../../../platform/action-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { lockAccount, tellRoleChanged } from '../identity/identity.command.ts';
import { tellBankChangedJob } from './bank.jobs.ts';
import { assertOwner, assertStillOwner } from './bank.policy.ts';
import { readBank } from './bank.query.ts';
import { insertBankVersion, readOwnerIds } from './bank.store.ts';

/**
 * R64: writes the next version of the bank details, for an owner who has just proved itself (R82). Optimistic lock:
 * refuses if the version moved. Saving the same details changes nothing.
 */
export async function saveBankDetails({ actor, transaction }: Acting, body: BankBody): Promise<Done> {
  assertOwner(actor);
  assertFaultless(faultsOf(body));
  return transaction(async (tx) => {
    await lockAccount(tx, actor.accountId);
    await assertStillOwner(tx, actor);
    const before = await readBank(tx);
    if (before.version !== body.version) throw refusal('STATE_CHANGED');
    if (!isDeepStrictEqual(before.details, body.details)) {
      const next = { version: before.version + 1, details: body.details, changedBy: actor.accountId };
      if (!(await insertBankVersion(tx, next))) throw refusal('STATE_CHANGED');
      await tellChange(tx, next, changedFields(before.details, body.details));
    }
    return success;
  });
}

/** The log says which fields changed, and never what is in them. */
async function tellChange(tx: Tx, next: { version: number; changedBy: number }, changed: string[]): Promise<void> {
  const subject = `bank-details:${next.version}` as const;
  await logAction(tx, { accountId: next.changedBy, action: 'bank-details.saved', subject, detail: { changed } });
  for (const ownerId of await readOwnerIds(tx))
    await enqueue(tx, tellBankChangedJob, { ownerId, version: next.version });
  // The open cards of those who are about to pay fetch the new details at once.
  await tellRoleChanged(tx, roleIds.restricted);
}

function faultsOf({ details }: BankBody): Faults {
  const faults: Faults = details ? bankFaults(details) : {};
  return Object.fromEntries(Object.entries(faults).map(([name, fault]) => [`details.${name}`, fault] as const));
}

function changedFields(before: BankDetails | null, after: BankDetails | null): string[] {
  return bankFieldNames.filter((name) => (before?.[name] ?? '') !== (after?.[name] ?? ''));
}
