import type { ChangedTask, EndTaskBody } from '@seri/contract/shipping/tasks.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lockTask } from './lock-tasks.ts';
import { writeEnd } from './task.store.ts';
import { logTask, tellTasks } from './tasks.events.ts';

/** R101: ends a task over the version that was seen: done, or skipped with a reason. */
export function endTask(acting: Acting, { skip, ...seen }: EndTaskBody): Promise<ChangedTask> {
  return acting.transaction(async (tx) => {
    const { task, purchase } = await lockTask(tx, acting, seen);
    if (task.ended_at !== null) throw refusal('STATE_CHANGED');
    await writeEnd(tx, [task.id], { by: acting.actor.accountId, skip });
    const what = skip === null ? 'done' : 'skipped';
    await logTask(tx, acting, purchase, { task, what, detail: skip === null ? {} : { reason: skip } });
    await tellTasks(tx, purchase, [task.kind], acting.socketId);
    return { id: task.id, version: task.version + 1 };
  });
}
