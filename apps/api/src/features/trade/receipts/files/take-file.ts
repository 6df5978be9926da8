import type { TakenFile } from '@seri/contract/trade/bank-files.schema';
import { logAction } from '../../../../platform/action-log.ts';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { assertStillHas } from '../../../people/clients/clients.command.ts';
import { payerOfLine } from '../candidates/payer.ts';
import { type LineSuggestion, suggestLines } from '../candidates/suggest-lines.ts';
import { tellInbox } from '../receipts.events.ts';
import type { KeptLine } from './bank-lines.ts';
import { holdBankAccount } from './bank-mapping.store.ts';
import { insertReceiptFile, insertFreshLines, joinLines, keepClosings } from './file.store.ts';
import { readSentFile, type ReadFile, type SentBankFile } from './read-sent-file.ts';
import { sortLines, type SortedLines } from './sort-lines.read.ts';

/**
 * R94: takes the lines of a file that are not in the inbox. Whom they suggest is found before the transaction, which has no time
 * for it; what is new is decided in it, because somebody may take another file at the same moment.
 */
export async function takeBankFile(acting: Acting, db: Db, sent: SentBankFile): Promise<TakenFile> {
  const { name, bankAccount, fresh: expected } = sent.query;
  if (expected === undefined) assertFaultless({ fresh: { problem: 'required' } });
  const file = await readSentFile(db, sent);
  if (file.faults.some(({ problem }) => problem === 'head')) throw refusal('WRONG_FILE');
  const suggested = await suggestNew(db, bankAccount, file);
  return acting.transaction(async (tx) => {
    const { accountId } = acting.actor;
    await assertStillHas(tx, acting.actor, 'accounting');
    await holdBankAccount(tx, bankAccount, file.terms, accountId);
    const sorted = await sortLines(tx, bankAccount, file.lines);
    if (sorted.fresh.length !== Number(expected)) throw refusal('FILE_CHANGED');
    await keep(tx, acting, { name, bankAccount, file, sorted, suggested });
    const { fresh, joined } = sorted;
    const suggesting = fresh.filter(({ line }) => suggested.has(line)).length;
    return { success: true, fresh: fresh.length, joined: joined.length, suggested: suggesting };
  });
}

type Suggested = ReadonlyMap<KeptLine['line'], LineSuggestion>;

async function suggestNew(db: Db, bankAccount: string, { lines }: ReadFile): Promise<Suggested> {
  const { fresh } = await sortLines(db, bankAccount, lines);
  const found = await suggestLines(db, fresh.map(payerOfLine));
  return new Map(
    fresh.flatMap(({ line }, place) => {
      const one = found[place];
      return one ? [[line, one] as const] : [];
    }),
  );
}

interface Taken {
  name: string;
  bankAccount: string;
  file: ReadFile;
  sorted: SortedLines;
  suggested: Suggested;
}

async function keep(tx: Tx, acting: Acting, { name, bankAccount, file, sorted, suggested }: Taken): Promise<void> {
  const { accountId } = acting.actor;
  const { fresh, joined, kept } = sorted;
  const counts = { fresh: fresh.length, joined: joined.length, kept, withdrawn: file.withdrawals };
  const fileId = await insertReceiptFile(tx, {
    name,
    bank_account: bankAccount,
    sha256: file.sha256,
    ...counts,
    taken_by: accountId,
  });
  const author = { fileId, accountId };
  await insertFreshLines(
    tx,
    fresh.map((line) => ({ ...line, ...(suggested.get(line.line) ?? unknown) })),
    author,
  );
  await joinLines(tx, joined, author);
  await keepClosings(tx, bankAccount, file.closings, fileId);
  await logAction(tx, {
    accountId,
    action: 'receipt.file-taken',
    subject: `receipt-file:${fileId}`,
    detail: { name, bankAccount, ...counts, joinedIds: joined.map(({ receiptId }) => receiptId) },
  });
  await tellInbox(tx, acting, null);
}

const unknown = { accountId: null, score: null };
