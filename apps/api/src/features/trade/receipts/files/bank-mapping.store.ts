import type { BankMapping } from '@seri/domain/receipts/bank-columns';
import type { Currency } from '@seri/domain/receipts/currencies';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

/** How the files of a bank account are read: as its last one was. */
export interface BankTerms {
  mapping: BankMapping;
  currency: Currency;
}

export async function findTerms(db: Db | Tx, bankAccount: string): Promise<BankTerms> {
  const row = await db
    .selectFrom('bank_mapping')
    .select(['mapping', 'currency'])
    .where('bank_account', '=', bankAccount)
    .executeTakeFirst();
  return (row ?? { mapping: {}, currency: 'JPY' }) as BankTerms;
}

export async function keepBankAccount(tx: Tx, bankAccount: string, accountId: number): Promise<void> {
  await tx
    .insertInto('bank_mapping')
    .values({ bank_account: bankAccount, changed_by: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes how the files of a bank account are read, and holds the account until the transaction ends. */
export async function holdBankAccount(
  tx: Tx,
  bankAccount: string,
  { mapping, currency }: BankTerms,
  accountId: number,
): Promise<void> {
  const written = { mapping: JSON.stringify(mapping), currency, changed_by: accountId };
  await tx
    .insertInto('bank_mapping')
    .values({ bank_account: bankAccount, ...written })
    .onConflict((conflict) =>
      conflict.column('bank_account').doUpdateSet({ ...written, changed_at: sql<Date>`app_now()` }),
    )
    .execute();
}
