import { addBankDays } from '@seri/domain/time/bank-days';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import { nowOf } from '../../../../platform/database/transaction.ts';
import { readBilling } from '../../../people/seller/billing/billing.query.ts';

/** R93: the bank days that an account has to pay: its own, or as the company has them. */
export async function readDueDays(db: Db | Tx, accountId: number): Promise<number> {
  const account = db.selectFrom('account').select('due_days').where('id', '=', accountId);
  return (await account.executeTakeFirst())?.due_days ?? (await readBilling(db)).details.dueDays;
}

/** R93: the day by which a purchase of today is to be paid. */
export async function readDueDay(tx: Tx, accountId: number): Promise<JapanDay> {
  return addBankDays(japanDay(await nowOf(tx)), await readDueDays(tx, accountId));
}
