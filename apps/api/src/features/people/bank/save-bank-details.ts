import { isDeepStrictEqual } from 'node:util';
import { type Done, success } from '@seri/contract/common.schema';
import type { BankBody } from '@seri/contract/people/bank.schema';
import type { Faults } from '@seri/domain/common/field-fault';
import { type BankDetails, bankFaults, bankFieldNames } from '@seri/domain/money/bank-details';
import { requiredFault } from '@seri/domain/people/person-fields';
import { roleIds } from '@seri/domain/people/roles';
import { logAction } from '../../../platform/action-log.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { tellRoleChanged } from '../identity/identity.command.ts';
import { assertProved, provePassword } from '../identity/passwords/own-password.command.ts';
import { tellBankChangedJob } from './bank.jobs.ts';
import { assertOwner, assertStillOwner } from './bank.policy.ts';
import { readBank } from './bank.query.ts';
import { insertBankVersion, readOwnerIds } from './bank.store.ts';

/**
 * R64: writes the next version of the bank details, after the owner has typed the password again. Optimistic lock:
 * refuses if the version moved. Saving the same details changes nothing.
 */
export async function saveBankDetails(db: Db, { actor, transaction }: Acting, body: BankBody): Promise<Done> {
  assertOwner(actor);
  assertFaultless(faultsOf(body));
  const proof = await provePassword(db, actor.accountId, body.currentPassword);
  return transaction(async (tx) => {
    await assertProved(tx, proof);
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

function faultsOf({ details, currentPassword }: BankBody): Faults {
  const faults: Faults = details ? bankFaults(details) : {};
  const named = Object.entries(faults).map(([name, fault]) => [`details.${name}`, fault] as const);
  return { ...Object.fromEntries(named), currentPassword: requiredFault(currentPassword) };
}

function changedFields(before: BankDetails | null, after: BankDetails | null): string[] {
  return bankFieldNames.filter((name) => (before?.[name] ?? '') !== (after?.[name] ?? ''));
}
