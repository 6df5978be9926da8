import type { ChangedTask, ChangedTasks, EndTasksBody, ReopenTasksBody } from '@seri/contract/shipping/tasks.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusalOf } from '../../../platform/http/failures.ts';
import type { Log } from '../../../platform/log.ts';
import { endTask } from './end-task.ts';
import { reopenTask } from './reopen-task.ts';

export const endTasks = (acting: Acting, { tasks, skip }: EndTasksBody, log: Log): Promise<ChangedTasks> =>
  changeEach(acting, tasks, log, (part, seen) => endTask(part, { ...seen, skip }));

export const reopenTasks = (acting: Acting, { tasks }: ReopenTasksBody, log: Log): Promise<ChangedTasks> =>
  changeEach(acting, tasks, log, reopenTask);

/** R101: the marked tasks one after another, each in its own transaction; a refused one does not stop the others. */
async function changeEach(
  acting: Acting,
  tasks: readonly ChangedTask[],
  log: Log,
  change: (acting: Acting, seen: ChangedTask) => Promise<ChangedTask>,
): Promise<ChangedTasks> {
  const results: ChangedTasks['results'] = [];
  for (const seen of tasks) {
    try {
      results.push({ ...(await change(acting.part(`task:${seen.id}`), seen)), code: null });
    } catch (error) {
      const { code } = refusalOf(error as Error, log, { call: 'tasks.endMany', taskId: seen.id });
      results.push({ ...seen, code });
    }
  }
  return { results };
}
