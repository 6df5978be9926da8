import type { AnswerOf, InputOf } from '@seri/contract/call';
import { tasksCalls } from '@seri/contract/shipping/tasks.calls';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { Reply } from '../../lib/calls/refusal.ts';
import { createSendOnce } from '../../lib/calls/send-once.ts';
import { purchasesKey } from '../purchases/list/purchases-key.ts';
import { askMenuCounters } from '../site/menu-counters.ts';
import { type SeenTask, tasksKey } from './tasks.ts';

type TaskResults = AnswerOf<typeof tasksCalls.endMany>;
type TaskToEnter = InputOf<typeof tasksCalls.enter>['body'];

/** Outlives the dialogs, so that a change without an answer is made once even if its dialog is opened again. */
const sendOnce = createSendOnce();

const seenOf = (tasks: readonly SeenTask[]) => tasks.map(({ id, version }) => ({ id, version }));

/** Done without a reason, skipped with one; each by itself. */
export function sendEnd(tasks: readonly SeenTask[], skip: string | null): Promise<Reply<TaskResults>> {
  const body = { tasks: seenOf(tasks), skip };
  return refetched(
    sendOnce(['end', body], (idempotencyKey) => api.send(tasksCalls.endMany, { body }, { idempotencyKey })),
  );
}

export function sendReopening(tasks: readonly SeenTask[]): Promise<Reply<TaskResults>> {
  const body = { tasks: seenOf(tasks) };
  return refetched(
    sendOnce(['reopen', body], (idempotencyKey) => api.send(tasksCalls.reopen, { body }, { idempotencyKey })),
  );
}

export const sendTask = (body: TaskToEnter): Promise<Reply<unknown>> =>
  refetched(sendOnce(['enter', body], (idempotencyKey) => api.send(tasksCalls.enter, { body }, { idempotencyKey })));

/** Refetches whatever the answer: a refusal says that something has changed, and none that it may be done. */
async function refetched<Answer>(sending: Promise<Reply<Answer>>): Promise<Reply<Answer>> {
  const reply = await sending;
  void queryClient.invalidateQueries({ queryKey: tasksKey });
  void queryClient.invalidateQueries({ queryKey: purchasesKey });
  askMenuCounters();
  return reply;
}
