import { createHash } from 'node:crypto';
import { largestAmount } from '@seri/domain/money/ledger';
import { decodeBankFile, readBankFile } from '@seri/domain/receipts/bank-file';
import type { BankColumn } from '@seri/domain/receipts/bank-columns';
import type { BankFault, BankLine } from '@seri/domain/receipts/bank-line';
import type { BankClosing } from '@seri/domain/receipts/closing-balances';
import { type Currency, isCurrency } from '@seri/domain/receipts/currencies';
import { lineKey } from '@seri/domain/receipts/equal-lines';
import { yenOf } from '../amount-in-yen.ts';
import type { BankTerms } from './bank-mapping.store.ts';

export interface BankFileTask extends BankTerms {
  bytes: Uint8Array;
  bankAccount: string;
}

/** A line as it is kept: its texts fit, and it has the key of its equals. */
export interface KeptLine extends Omit<BankLine, 'currency' | 'bankFee'> {
  bankAccount: string;
  currency: Currency;
  bankFee: number;
  key: string;
}

export interface ReadLines {
  lines: KeptLine[];
  withdrawals: number;
  faults: BankFault[];
  closings: BankClosing[];
  headers: readonly string[];
  mapping: BankTerms['mapping'];
}

/** R94: the lines of a file of the bank. It takes a second for a large one, so that a thread does it. */
export function readBankLines({ bytes, bankAccount, currency, mapping }: BankFileTask): ReadLines {
  const { lines, faults, ...file } = readBankFile(decodeBankFile(bytes), { currency, mapping });
  const read = lines.map((line) => keptLine(line, bankAccount));
  const unusable = read.filter((line): line is BankFault => 'problem' in line);
  return {
    ...file,
    lines: read.filter((line): line is KeptLine => !('problem' in line)),
    faults: [...faults, ...unusable].toSorted((one, other) => one.line - other.line),
  };
}

function keptLine(line: BankLine, bankAccount: string): KeptLine | BankFault {
  const invalid = (column: BankColumn): BankFault => ({ line: line.line, problem: 'invalid', column });
  if (!isCurrency(line.currency)) return invalid('currency');
  if (line.amount > largestAmount) return invalid('amount');
  const bankFee = Math.abs(line.bankFee ?? 0);
  const amountJpy = yenOf({ ...line, bankFee });
  if (amountJpy !== null && (amountJpy <= 0 || amountJpy > largestAmount)) return invalid('amountJpy');
  const kept = {
    ...line,
    bankAccount,
    currency: line.currency,
    bankFee,
    amountJpy,
    senderName: plain(line.senderName, 200),
    senderBank: plain(line.senderBank, 100),
    text: plain(line.text, 500),
    reference: plain(line.reference, 60),
  };
  return { ...kept, key: createHash('sha256').update(lineKey(kept)).digest('base64url') };
}

/** The database stores no NUL, and nobody sees the others. */
const plain = (text: string, longest: number) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
