import { dueDay } from '@seri/domain/receipts/due-days';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';

/** R93: the day by which a purchase of today is to be paid. */
export async function readDueDay(tx: Tx, accountId: number): Promise<JapanDay> {
  const account = tx.selectFrom('account').select('due_days').where('id', '=', accountId);
  const { due_days: ofAccount } = await account.executeTakeFirstOrThrow();
  const { dueDays } = (await readBilling(tx)).details;
  return dueDay(japanDay(await nowOf(tx)), dueDays, ofAccount);
}
