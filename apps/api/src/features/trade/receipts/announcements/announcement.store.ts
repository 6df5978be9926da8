import type { AnnounceBody } from '@seri/contract/trade/receipts.schema';
import type { Currency } from '@seri/domain/receipts/currencies';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { PaymentAnnouncement } from '../../../../platform/database/schema.generated.ts';
import { refusal } from '../../../../platform/http/refusal.ts';

export type AnnouncementState = 'on-its-way' | 'arrived' | 'withdrawn';
export type StoredAnnouncement = Omit<Selectable<PaymentAnnouncement>, 'state' | 'currency'> & {
  state: AnnouncementState;
  currency: Currency;
};

/** Locks an announcement of the account. That of anybody else is missing. */
export async function lockAnnouncement(tx: Tx, accountId: number, id: number): Promise<StoredAnnouncement> {
  const row = await tx
    .selectFrom('payment_announcement')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  return row as StoredAnnouncement;
}

/** R94: one that is on its way, or else the state has changed since it was seen. */
export async function lockOnItsWay(tx: Tx, accountId: number, id: number): Promise<StoredAnnouncement> {
  const row = await lockAnnouncement(tx, accountId, id);
  if (row.state !== 'on-its-way') throw refusal('STATE_CHANGED');
  return row;
}

export async function writeArrived(tx: Tx, id: number, receiptId: number): Promise<void> {
  const arrived = { state: 'arrived', receipt_id: receiptId };
  await tx.updateTable('payment_announcement').set(arrived).where('id', '=', id).execute();
}

/** R94: the receipt that has fulfilled it was reversed. */
export async function reopenAnnouncement(tx: Tx, receiptId: number): Promise<void> {
  const open = { state: 'on-its-way', receipt_id: null };
  await tx.updateTable('payment_announcement').set(open).where('receipt_id', '=', receiptId).execute();
}

export async function writeWithdrawn(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('payment_announcement').set({ state: 'withdrawn' }).where('id', '=', id).execute();
}

export async function countOnTheirWay(db: Db | Tx, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('payment_announcement')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'on-its-way')
    .executeTakeFirstOrThrow();
  return count;
}

/** Two announcements at once would both be the last one that is allowed. */
export async function holdAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

export async function insertAnnouncement(
  tx: Tx,
  accountId: number,
  { amount, currency, sentOn, note }: AnnounceBody,
): Promise<number> {
  const row = { account_id: accountId, amount, currency, sent_on: sentOn, note };
  return (await tx.insertInto('payment_announcement').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function writeSlip(tx: Tx, id: number, slip: { slip_key: string; slip_type: string }): Promise<void> {
  await tx.updateTable('payment_announcement').set(slip).where('id', '=', id).execute();
}
