import type { ChangedTask, EnterTaskBody } from '@seri/contract/shipping/tasks.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lockPurchaseOfTasks } from './lock-tasks.ts';
import { logTask, tellTasks } from './tasks.events.ts';

/** R101: staff write a task of their own for a car that is not void. */
export function enterTask(acting: Acting, { purchaseId, note, dueOn }: EnterTaskBody): Promise<ChangedTask> {
  return acting.transaction(async (tx) => {
    const purchase = await lockPurchaseOfTasks(tx, acting, purchaseId);
    if (purchase.voided_at !== null) throw refusal('STATE_CHANGED');
    const made = await tx
      .insertInto('purchase_task')
      .values({
        purchase_id: purchaseId,
        kind: 'manual',
        source: 'manual',
        note,
        due_on: dueOn,
        made_by: acting.actor.accountId,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await logTask(tx, acting, purchase, {
      task: { id: made.id, kind: 'manual' },
      what: 'entered',
      detail: { note, dueOn },
    });
    await tellTasks(tx, purchase, ['manual'], acting.socketId);
    return made;
  });
}
