import { addBankDays } from '@seri/domain/time/bank-days';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockAccount } from '../../people/identity/identity.command.ts';
import { readDueDays } from '../ledger/allocation/due-days.query.ts';

/** R93: gives a due day to what the release before this one has booked, which knew of none. */
export async function fillDueDays(db: Db): Promise<void> {
  const purchases = await db
    .selectFrom('purchase')
    .select(['id', 'account_id', 'purchased_at'])
    .where('due_on', 'is', null)
    .execute();
  for (const { id, account_id: accountId, purchased_at: at } of purchases) {
    await inTransaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      const dueOn = addBankDays(japanDay(at), await readDueDays(tx, accountId));
      await tx.updateTable('purchase').set({ due_on: dueOn }).where('id', '=', id).execute();
    });
  }
}
