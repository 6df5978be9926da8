import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { CarMoney } from '@seri/domain/car-papers/paper-hold';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { balanceOfAccount } from '../ledger.query.ts';

/** Columns for rows of `purchase` joined with `account`, which `presentPayment` reads. */
export const paymentColumns = (today: JapanDay) => [
  sql<number>`purchase.allocated`.as('paid'),
  openOfPurchase.as('open'),
  sql<string | null>`purchase.due_on`.as('due_on'),
  sql<boolean>`${openOfPurchase} > 0 and purchase.due_on < ${today}::date and ${isUncovered}`.as('is_overdue'),
];

const openOfPurchase = sql<number>`greatest(0, purchase.cost - purchase.allocated)`;

/** R93: the free money of an account covers what is due first; it can be free only where staff allocate by hand. */
export const isUncovered = sql<boolean>`(
  select sum(other.cost - other.allocated) filter (where (other.due_on, other.id) <= (purchase.due_on, purchase.id))
    > ${balanceOfAccount} + sum(other.cost - other.allocated)
  from purchase as other
  where other.account_id = purchase.account_id and other.allocated < other.cost)`;

interface PaymentRow {
  paid: number;
  open: number;
  due_on: string | null;
  is_overdue: boolean;
}

export const presentPayment = ({ paid, open, due_on: dueOn, is_overdue: isOverdue }: PaymentRow) => ({
  paid,
  open,
  dueOn,
  isOverdue,
});

/** R92: the money that has paid a purchase, the oldest first. */
export async function readPaymentsOf(db: Db, purchaseId: number) {
  const rows = await db
    .selectFrom('allocation')
    .innerJoin('ledger_entry as entry', 'entry.id', 'entry_id')
    .select(['entry.id', 'booked_at', 'description', sql<number>`sum(allocation.amount)::bigint`.as('amount')])
    .where('allocation.purchase_id', '=', purchaseId)
    .groupBy('entry.id')
    .having(sql<number>`sum(allocation.amount)`, '>', 0)
    .orderBy('entry.id')
    .execute();
  return rows.map(({ id, booked_at, description, amount }) => ({
    entryId: id,
    date: booked_at.toISOString(),
    description,
    amount,
  }));
}

/** R92: what each entry pays, for lists of entries. */
export async function readPaidBy(db: Db, entryIds: readonly number[]) {
  return db
    .selectFrom('allocation')
    .select(['entry_id', 'purchase_id', sql<number>`sum(amount)::bigint`.as('amount')])
    .where(sql<boolean>`entry_id = any(${entryIds}::bigint[])`)
    .groupBy(['entry_id', 'purchase_id'])
    .having(sql<number>`sum(amount)`, '>', 0)
    .orderBy('entry_id')
    .orderBy(sql`min(id)`)
    .execute();
}

/** R99: what holds the papers of each purchase: its open money, and the freight that is still expected. */
export async function readCarMoney(db: Db | Tx, purchaseIds: readonly number[]): Promise<Map<number, CarMoney>> {
  const freight = sql`charge.purchase_id = purchase.id and charge.kind = 'freight' and charge.state = 'expected'`;
  const rows = await db
    .selectFrom('purchase')
    .select([
      'id',
      openOfPurchase.as('open'),
      sql<number>`(select coalesce(sum(amount), 0)::bigint from charge where ${freight})`.as('expectedFreight'),
      sql<boolean>`exists (select from charge where ${freight} and amount is null)`.as('isFreightUnknown'),
    ])
    .where(sql<boolean>`id = any(${purchaseIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}
