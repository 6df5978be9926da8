import { reminderDays, type Reminder, remindersOf } from '@seri/domain/receipts/reminders';
import { addDays, type JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readOpenPurchases } from '../ledger/allocation/debt.query.ts';
import { readPurchaseNames } from '../ledger/allocation/purchase-names.query.ts';
import { announcedOn } from '../receipts/announcements/announced.query.ts';

/** R93: the accounts with something open that may be worth a reminder today. */
export async function findAccountsToRemind(db: Db): Promise<number[]> {
  const days = sql.join(reminderDays.map((day) => sql`today - ${day}::integer`));
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id
    from purchase, lateral (select (app_now() at time zone 'Asia/Tokyo')::date as today) as clock
    where allocated < cost and is_reminded and due_on in (${days})
    order by account_id`.execute(db);
  return rows.map(({ account_id: id }) => id);
}

export interface NamedReminder extends Reminder {
  name: string;
}

export async function readReminders(db: Db, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(['email', 'full_name', 'language_id', 'time_zone', 'email_confirmed_at', 'role_id'])
    .select(announcedOn.as('announced_on'))
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { free, open, today } = await readOpenPurchases(db, accountId);
  const reminded = await findReminded(db, accountId, today);
  const reminders = remindersOf({
    purchases: open.map((purchase) => ({ ...purchase, isReminded: reminded.has(purchase.id) })),
    freeMoney: free,
    today,
    announcedOn: account.announced_on as JapanDay | null,
  });
  const names = await readPurchaseNames(
    db,
    reminders.map(({ id }) => id),
  );
  return {
    account,
    today,
    reminders: reminders.map((one): NamedReminder => ({ ...one, name: names.get(one.id)?.name ?? '' })),
  };
}

async function findReminded(db: Db, accountId: number, today: JapanDay): Promise<Set<number>> {
  const rows = await db
    .selectFrom('purchase')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_reminded', '=', true)
    .where('due_on', '>=', addDays(today, -Math.max(...reminderDays)))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
