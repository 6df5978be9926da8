import type { ChangedTask } from '@seri/contract/shipping/tasks.schema';
import { minute } from '@seri/domain/time/japan-time';
import { nowOf } from '../../../platform/database/transaction.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { followPurchases } from '../../trade/ledger/follow-purchase.command.ts';
import { lockTask } from './lock-tasks.ts';
import { isKindOpen, writeReopening } from './task.store.ts';
import { logTask, tellTasks } from './tasks.events.ts';

/** A toast offers it for some seconds; a slow network may take a while longer. */
const undoTime = 2 * minute;

/** R101: takes back the own end of a task, soon after it. */
export function reopenTask(acting: Acting, seen: ChangedTask): Promise<ChangedTask> {
  return acting.transaction(async (tx) => {
    const { task, purchase } = await lockTask(tx, acting, seen);
    const isOwn = task.ended_by === acting.actor.accountId;
    const since = (await nowOf(tx)).getTime() - (task.ended_at?.getTime() ?? 0);
    // A new fact may have made another one of its kind.
    if (!isOwn || since > undoTime || (await isKindOpen(tx, task))) throw refusal('STATE_CHANGED');
    await writeReopening(tx, task.id);
    await logTask(tx, acting, purchase, { task, what: 'reopened', detail: {} });
    await tellTasks(tx, purchase, [task.kind], acting.socketId);
    // The facts may have ended it meanwhile.
    await followPurchases(tx, [purchase.id]);
    return { id: task.id, version: task.version + 1 };
  });
}
