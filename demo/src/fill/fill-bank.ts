import type { Tx } from '@seri/api/platform/database/database';
import type { BankDetails } from '@seri/domain/money/bank-details';
import { addDays, japanDay, startOfJapanDay } from '@seri/domain/time/japan-time';
import { demoAccounts } from '../accounts.data.ts';
import type { AccountIds } from './fill-accounts.ts';

/** Invented, and plainly so: nobody may ever send money there. */
export const demoBank: BankDetails = {
  beneficiary: 'Seri Trading (an invented company)',
  account: '000-0000000',
  bank: 'No Such Bank (invented for the demonstration)',
  branch: 'Nowhere branch',
  swift: 'DEMOJPJTXXX',
  address: '0-0-0 Nowhere, Yokohama, Japan',
};

const savedDaysAgo = 120;

/** R64: gives the company bank details, unless an owner has ever saved some. */
export async function fillBank(tx: Tx, ids: AccountIds, now: Date): Promise<void> {
  const owner = ids.get(demoAccounts.find(({ isOwner }) => isOwner)?.email ?? '');
  const saved = await tx.selectFrom('bank_details').select('version').limit(1).executeTakeFirst();
  if (owner === undefined || saved) return;
  const changedAt = startOfJapanDay(addDays(japanDay(now), -savedDaysAgo));
  await tx
    .insertInto('bank_details')
    .values({ version: 1, details: JSON.stringify(demoBank), changed_by: owner, changed_at: changedAt })
    .execute();
}
