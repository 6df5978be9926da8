import type { Currency } from '@seri/domain/receipts/currencies';
import type { Tx } from '../../../../platform/database/database.ts';
import { payerOfLine } from '../candidates/payer.ts';
import { suggestLines } from '../candidates/suggest-lines.ts';
import { readBankLines } from './bank-lines.ts';
import { holdBankAccount } from './bank-mapping.store.ts';
import { insertReceiptFile, insertFreshLines, keepClosings } from './file.store.ts';
import { sortLines } from './sort-lines.read.ts';

interface FileToTake {
  name: string;
  bankAccount: string;
  currency: Currency;
  bytes: Uint8Array;
  takenBy: number;
}

/** R94: takes a short file at once, in a transaction that has the time for it: the demonstration’s. */
export async function takeLines(tx: Tx, { name, bankAccount, currency, bytes, takenBy }: FileToTake): Promise<void> {
  const file = readBankLines({ bytes, bankAccount, currency, mapping: {} });
  await holdBankAccount(tx, bankAccount, { mapping: {}, currency }, takenBy);
  const { fresh, joined, kept } = await sortLines(tx, bankAccount, file.lines);
  const suggested = await suggestLines(tx, fresh.map(payerOfLine));
  const counts = { fresh: fresh.length, joined: joined.length, kept, withdrawn: file.withdrawals };
  const fileId = await insertReceiptFile(tx, {
    name,
    bank_account: bankAccount,
    sha256: '',
    ...counts,
    taken_by: takenBy,
  });
  const author = { fileId, accountId: takenBy };
  const unknown = { accountId: null, score: null };
  await insertFreshLines(
    tx,
    fresh.map((line, place) => ({ ...line, ...(suggested[place] ?? unknown) })),
    author,
  );
  await keepClosings(tx, bankAccount, file.closings, fileId);
}
