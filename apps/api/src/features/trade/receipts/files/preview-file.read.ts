import type { BankFilePreview } from '@seri/contract/trade/bank-files.schema';
import type { Db } from '../../../../platform/database/database.ts';
import type { KeptLine } from './bank-lines.ts';
import { readSentFile, type SentBankFile } from './read-sent-file.ts';
import { sortLines } from './sort-lines.read.ts';

/** Nobody looks through more. */
const mostShown = 1_000;

/** R94: what a file would add to the inbox. Nothing is kept. */
export async function previewFile(db: Db, sent: SentBankFile): Promise<BankFilePreview> {
  const { lines, faults, headers, mapping, withdrawals, terms } = await readSentFile(db, sent);
  const { fresh, joined, kept } = await sortLines(db, sent.query.bankAccount, lines);
  const states = new Map<KeptLine, 'fresh' | 'joined'>([
    ...fresh.map((line) => [line, 'fresh'] as const),
    ...joined.map(({ line }) => [line, 'joined'] as const),
  ]);
  return {
    columns: [...headers],
    mapping,
    currency: terms.currency,
    faults: faults.slice(0, mostShown),
    lines: lines.slice(0, mostShown).map((line) => ({ ...shown(line), state: states.get(line) ?? 'kept' })),
    counts: { fresh: fresh.length, kept, joined: joined.length, withdrawn: withdrawals },
  };
}

function shown({ line, bookedOn, amount, currency, amountJpy, senderName, text, reference }: KeptLine) {
  return { line, bookedOn, amount, currency, amountJpy, senderName, text, reference };
}
