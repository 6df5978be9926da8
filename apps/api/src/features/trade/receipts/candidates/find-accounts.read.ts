import { feeTolerance } from '@seri/domain/receipts/open-sums';
import { roleIds } from '@seri/domain/people/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { PayerTraces } from './payer.ts';

/** The most accounts of one kind of trace. A trace that more accounts share says little about any of them. */
const mostAccounts = 12;
/** The most accounts of one word. Thousands can share a name. */
const mostNamesakes = 5_000;

/**
 * R94: the accounts for which anything may speak, for each line. Every part is found by an index, so that it takes as long for a
 * hundred thousand accounts as for a few.
 */
export const findAccounts = (db: Db, line: PayerTraces): Promise<number[]> =>
  find(db, [line], [...certain, ...likely]).then(([found = []]) => found);

/**
 * R94: the accounts that may be suggested, for each line of a file. A name and an amount alone never suggest one, and who has no
 * more than these is no rival of one that does (`suggest-accounts.test.ts`), so neither is looked for.
 */
export const findSuggested = (db: Db, lines: readonly PayerTraces[]): Promise<number[][]> => find(db, lines, certain);

const certain = [
  sql`select place, id::bigint as account_id from line, jsonb_array_elements_text("accountIds") as id`,
  sql`select place, account_id from line, jsonb_array_elements_text(documents) as document
    join invoice on invoice.number = document`,
  sql`select place, account_id from line join account_sender on account_sender.key = alias`,
  sql`select place, account_id from line, lateral (
    select account_id from payment_announcement as announced
    where state = 'on-its-way' and announced.currency = line.currency
      and announced.amount between line.amount - ${feeTolerance} and line.amount + ${feeTolerance}
    order by id desc limit ${mostAccounts}) as announced`,
];

/** The text behind a sender tells of a client only by two words of its name. */
const byName = (text: 'name' | 'text', fewest: number) => sql`select place, account_id from line, lateral (
  select account_id from unnest(name_keys(${sql.ref(text)})) as word, lateral (
    select account_id from account_name_key where key = word limit ${mostNamesakes}) as namesake
  group by account_id having count(*) >= ${fewest} order by count(*) desc, account_id limit ${mostAccounts}) as named`;

const likely = [
  byName('name', 1),
  byName('text', 2),
  sql`select place, account_id from line, lateral (
    select account_id from purchase
    where allocated <> greatest(cost, 0) and greatest(cost, 0) - allocated between yen and yen + ${feeTolerance}
    order by greatest(cost, 0) - allocated limit ${mostAccounts}) as open`,
  sql`select place, account_id from line, lateral (
    select account_id from ledger_entry as entry
    where balance < 0 and balance between -yen - ${feeTolerance} and -yen and not exists (
      select from ledger_entry as later where later.account_id = entry.account_id and later.number = entry.number + 1)
    order by balance desc limit ${mostAccounts}) as debt`,
];

async function find(db: Db, lines: readonly PayerTraces[], parts: readonly RawBuilder<unknown>[]): Promise<number[][]> {
  const found: number[][] = lines.map(() => []);
  const sent = JSON.stringify(lines.map((line, place) => ({ place, ...line })));
  const { rows } = await sql<{ place: number; accountId: number }>`
    with line as materialized (
      select * from jsonb_to_recordset(${sent}) as sent (place integer, "accountIds" jsonb, documents jsonb, alias text,
        name text, text text, yen bigint, amount bigint, currency text)
    ), found as (${sql.join(parts, sql` union `)})
    select place, account_id as "accountId" from found join account on account.id = account_id
    where role_id <> ${roleIds.manager}`.execute(db);
  for (const { place, accountId } of rows) found[place]?.push(accountId);
  return found;
}
