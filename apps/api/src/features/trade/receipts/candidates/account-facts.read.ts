import { invoiceReference } from '@seri/domain/invoices/invoice-reference';
import { paymentReference } from '@seri/domain/money/first-deposit';
import { type PreparedCandidate, prepareCandidates } from '@seri/domain/receipts/suggest-accounts';
import { type JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

interface KnownAccount {
  accountId: number;
  names: string[];
  aliases: string[];
  documents: string[];
  openSums: { id: string; amount: number }[];
  announced: { id: number; amount: number; currency: string; sentOn: JapanDay }[];
}

/** R94: all by which money is known to be that of these accounts. Of their documents those that the lines name. */
export async function readCandidates(
  db: Db | Tx,
  accountIds: readonly number[],
  documents: readonly string[] = [],
): Promise<PreparedCandidate[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<KnownAccount>`
    select id as "accountId", array_remove(array[full_name, company], '') as names,
      array(select name from account_sender where account_id = account.id) as aliases,
      array(select number from invoice where number = any (${documents}::text[]) and account_id = account.id) as documents,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'amount', open) order by due_on, id), '[]') from (
        select id, due_on, greatest(cost, 0) - allocated as open from purchase
        where account_id = account.id and allocated <> greatest(cost, 0)) as purchase) as "openSums",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'amount', amount, 'currency', currency, 'sentOn', sent_on)), '[]') from payment_announcement
        where account_id = account.id and state = 'on-its-way') as announced
    from account where id = any (${accountIds}::bigint[]) order by id`.execute(db);
  return prepareCandidates(
    rows.map(({ documents: numbers, ...facts }) => ({
      ...facts,
      references: [paymentReference(facts.accountId), ...numbers.map(invoiceReference)],
    })),
  );
}
