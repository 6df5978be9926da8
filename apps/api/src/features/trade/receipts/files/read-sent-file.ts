import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type BankFileQuery, bankMapping } from '@seri/contract/trade/bank-files.schema';
import type { BankColumn } from '@seri/domain/receipts/bank-columns';
import type { Db } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { faultsRefusal } from '../../../../platform/http/validation.ts';
import type { ReadLines } from './bank-lines.ts';
import { type BankTerms, findTerms } from './bank-mapping.store.ts';
import { readInThread } from './read-in-thread.ts';

export interface SentBankFile {
  query: BankFileQuery;
  body: AsyncIterable<Uint8Array> | undefined;
}

export interface ReadFile extends ReadLines {
  sha256: string;
  terms: BankTerms;
}

/** More would not be kept within the time that a transaction has. */
const mostLines = 12_000;

/** R94: reads a file by what is asked for, else as the last file of its bank account; what neither says is guessed. */
export async function readSentFile(db: Db, { query, body }: SentBankFile): Promise<ReadFile> {
  if (!body) throw refusal('WRONG_FILE');
  const last = await findTerms(db, query.bankAccount);
  const currency = query.currency ?? last.currency;
  const mapping = query.mapping === undefined ? last.mapping : parseMapping(query.mapping);
  const bytes = await buffer(body);
  const read = await readInThread({ bytes, bankAccount: query.bankAccount, currency, mapping });
  if (read.lines.length > mostLines) throw refusal('WRONG_FILE');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...read, sha256, terms: { currency, mapping: learntFrom(read.mapping, mapping) } };
}

function parseMapping(text: string): BankTerms['mapping'] {
  const parsed = bankMapping.safeParse(jsonOf(text));
  if (!parsed.success) throw faultsRefusal({ mapping: { problem: 'invalid' } });
  return parsed.data;
}

/** That a file lacks a column is remembered only if staff have said so: the next one may have it. */
function learntFrom(read: BankTerms['mapping'], said: BankTerms['mapping']): BankTerms['mapping'] {
  const columns = Object.entries(read) as [BankColumn, string | null][];
  return Object.fromEntries(columns.filter(([column, header]) => header !== null || said[column] === null));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
