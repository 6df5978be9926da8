import type { Tx } from '@seri/api/platform/database/database';
import type { BankDetails } from '@seri/domain/money/bank-details';
import { type CompanyBilling, firstBilling } from '@seri/domain/money/company-billing';
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

export const demoBilling: CompanyBilling = {
  ...firstBilling,
  legalName: 'Seri Trading (an invented company)',
  legalNameJa: '競り商事（架空の会社）',
  address: '0-0-0 Nowhere, Yokohama, Japan',
  registrationNumber: 'T9000000000000',
};

const savedDaysAgo = 120;

/** R64: gives the company bank details and billing data, unless an owner has ever saved some. */
export async function fillSeller(tx: Tx, ids: AccountIds, now: Date): Promise<void> {
  const owner = ids.get(demoAccounts.find(({ isOwner }) => isOwner)?.email ?? '');
  if (owner === undefined) return;
  const changedAt = startOfJapanDay(addDays(japanDay(now), -savedDaysAgo));
  const details = { bank_details: demoBank, company_billing: demoBilling };
  for (const table of ['bank_details', 'company_billing'] as const) {
    const values = { version: 1, details: JSON.stringify(details[table]), changed_by: owner, changed_at: changedAt };
    await tx
      .insertInto(table)
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
