import type { BankHistory } from '@seri/contract/people/bank.schema';
import type { BankDetails } from '@seri/domain/money/bank-details';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { assertOwner } from './bank.policy.ts';

const most = 50;

/** R64: the versions of the bank details, for owners. */
export async function readBankHistory(db: Db, actor: Actor): Promise<BankHistory> {
  assertOwner(actor);
  const rows = await db
    .selectFrom('bank_details')
    .innerJoin('account', 'account.id', 'bank_details.changed_by')
    .select(['bank_details.version', 'details', 'changed_at', 'full_name'])
    .orderBy('bank_details.version', 'desc')
    .limit(most)
    .execute();
  return {
    versions: rows.map((row) => ({
      version: row.version,
      details: row.details as BankDetails | null,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.full_name,
    })),
  };
}
