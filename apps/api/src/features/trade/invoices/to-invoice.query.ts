import { mostOnPaper } from '@seri/contract/trade/invoices.schema';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { visibleAccounts } from '../../people/clients/clients.query.ts';

export interface ToInvoice {
  cars: number;
  amount: number;
}

/** R90: what is booked for a `purchase` less what invoices bear of it. */
const rest = sql<number>`(case when voided_at is null then price else 0 end
  + coalesce((select sum(amount) from charge where purchase_id = purchase.id and state = 'booked'), 0)
  - coalesce((select sum(case kind_of.kind when 'credit_note' then -line.amount else line.amount end)
    from invoice_line as line join invoice as kind_of on kind_of.id = line.invoice_id
    where line.purchase_id = purchase.id and kind_of.kind <> 'proforma'), 0))::bigint`;

/** R90: cars on their way of which more is booked than invoices bear; those of one's own clients, or of all that one sees. */
export async function readToInvoice(db: Db, actor: Actor, scope: 'mine' | 'all'): Promise<ToInvoice> {
  const seen = visibleAccounts(db, actor).select('account.id');
  const accounts = scope === 'mine' ? seen.where('account.manager_id', '=', actor.accountId) : seen;
  const { rows } = await sql<ToInvoice>`
    select count(*)::integer as cars, coalesce(sum(rest), 0)::bigint as amount from (
      select ${rest} as rest from purchase
      where voided_at is null and status < ${sql.lit(purchaseStatusCodes.delivered)} and account_id in ${accounts}
    ) as bought
    where rest > 0`.execute(db);
  return rows[0] ?? { cars: 0, amount: 0 };
}

/** R90: the rest of each purchase of an account that has one, the oldest first. */
export async function readRests(db: Db, accountId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('purchase')
    .select(['id', rest.as('rest')])
    .where('account_id', '=', accountId)
    .where(rest, '>', 0)
    .orderBy('id')
    .limit(mostOnPaper)
    .execute();
  return new Map(rows.map(({ id, rest: amount }) => [id, amount]));
}
