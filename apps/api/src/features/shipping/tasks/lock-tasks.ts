import { isStaff } from '@seri/domain/people/staff-rights';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { assertStillHas, lockVisible } from '../../people/clients/clients.command.ts';
import { findTask, lockTasked, type StoredTask, type TaskedPurchase } from './task.store.ts';

export interface TaskToChange {
  task: StoredTask;
  purchase: TaskedPurchase;
}

/** R101: locks the account and then the purchase of a task, as it was seen. */
export async function lockTask(
  tx: Tx,
  acting: Acting,
  { id, version }: { id: number; version: number },
): Promise<TaskToChange> {
  const found = await findTask(tx, id);
  if (!found) throw refusal('NOT_FOUND');
  const purchase = await lockPurchaseOfTasks(tx, acting, found.purchase_id);
  const task = await findTask(tx, id);
  if (task?.version !== version) throw refusal('STATE_CHANGED');
  return { task, purchase };
}

/** R101: for staff with the right to logistics; a purchase of an account that they may not see is missing. */
export async function lockPurchaseOfTasks(tx: Tx, { actor }: Acting, purchaseId: number): Promise<TaskedPurchase> {
  const owner = await tx.selectFrom('purchase').select('account_id').where('id', '=', purchaseId).executeTakeFirst();
  if (!owner) throw refusal('NOT_FOUND');
  const account = await lockVisible(tx, actor, owner.account_id);
  await assertStillHas(tx, actor, 'logistics');
  const purchase = isStaff(account) ? undefined : await lockTasked(tx, purchaseId);
  if (!purchase) throw refusal('NOT_FOUND');
  return purchase;
}
