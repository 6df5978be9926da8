import { newLines } from '@seri/domain/receipts/equal-lines';
import { offeredJoins } from '@seri/domain/receipts/offered-joins';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { KeptLine } from './bank-lines.ts';

export interface SortedLines {
  /** Those that are not in the inbox. */
  fresh: KeptLine[];
  /** Those that staff wrote before the bank did. */
  joined: { receiptId: number; line: KeptLine }[];
  kept: number;
}

/** R94: what of a file is new, as the inbox is now. */
export async function sortLines(db: Db | Tx, bankAccount: string, lines: readonly KeptLine[]): Promise<SortedLines> {
  const missing = newLines(lines, await countKept(db, lines), ({ key }) => key);
  const joins = offeredJoins(await findHands(db, bankAccount, missing), missing);
  const joined = joins.map(({ hand, line }) => ({ receiptId: hand.id, line }));
  const isJoined = new Set(joined.map(({ line }) => line));
  const fresh = missing.filter((line) => !isJoined.has(line));
  return { fresh, joined, kept: lines.length - missing.length };
}

async function countKept(db: Db | Tx, lines: readonly KeptLine[]): Promise<Map<string, number>> {
  const keys = [...new Set(lines.map(({ key }) => key))];
  const rows = await db
    .selectFrom('receipt')
    .select(['line_key', sql<number>`count(*)::integer`.as('count')])
    .where(sql<boolean>`line_key = any(${keys}::text[])`)
    // Known to the planner as the condition of the index.
    .where('line_key', '<>', '')
    .groupBy('line_key')
    .execute();
  return new Map(rows.map(({ line_key, count }) => [line_key, count]));
}

const daysBeside = 3;

/** The lines that staff wrote about these days, for this bank account or without saying for which. */
async function findHands(db: Db | Tx, bankAccount: string, lines: readonly KeptLine[]) {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rows = await db
    .selectFrom('receipt')
    .select(['id', 'booked_on', 'amount', 'currency'])
    .where('file_id', 'is', null)
    .where('bank_account', 'in', ['', bankAccount])
    .where('state', 'not in', ['ignored', 'reversed'])
    .where('booked_on', '>=', addDays(first, -daysBeside))
    .where('booked_on', '<=', addDays(last, daysBeside))
    .orderBy('id')
    .execute();
  return rows.map(({ id, booked_on, amount, currency }) => ({
    id,
    bankAccount,
    bookedOn: booked_on as JapanDay,
    amount,
    currency,
  }));
}
