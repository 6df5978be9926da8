import type { Done } from '@seri/contract/common.schema';
import type { BankBody } from '@seri/contract/people/bank.schema';
import { type BankDetails, bankFaults, bankFieldNames } from '@seri/domain/money/bank-details';
import { roleIds } from '@seri/domain/people/roles';
import type { Acting } from '../../../../platform/http/acting.ts';
import { tellRoleChanged } from '../../identity/identity.command.ts';
import { saveVersion, type Versioned } from '../versions/save-version.ts';
import { tellBankChangedJob } from './bank.jobs.ts';
import { readBank } from './bank.query.ts';

const bank: Versioned<BankDetails | null> = {
  table: 'bank_details',
  name: 'bank-details',
  faultsOf: (details) => (details ? bankFaults(details) : {}),
  read: readBank,
  changed: (before, after) => bankFieldNames.filter((name) => (before?.[name] ?? '') !== (after?.[name] ?? '')),
  tellOwner: tellBankChangedJob,
};

/** R64: the open cards of those who are about to pay fetch the new details at once. */
export function saveBankDetails(acting: Acting, body: BankBody): Promise<Done> {
  return saveVersion(acting, bank, body, (tx) => tellRoleChanged(tx, roleIds.restricted));
}
