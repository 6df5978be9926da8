import { reactToRefusal } from '../../lib/calls/on-refusal.ts';
import type { Text } from '../../lib/language/text.ts';
import { toast } from '../../ui/passing/toast.ts';
import { sendEnd, sendReopening } from './send-tasks.ts';
import { taskName } from './task-words.ts';
import type { EndableTask, SeenTask } from './tasks.ts';

export interface EndedTasks {
  /** The ended tasks with the versions that an undo must name. */
  ended: readonly SeenTask[];
  /** Those that stay open. */
  left: readonly number[];
}

interface TasksToEnd {
  text: Text;
  tasks: readonly EndableTask[];
  /** Null if they are done. */
  skip: string | null;
  onUndo: (ended: readonly SeenTask[]) => void;
}

const undoMs = 8000;

/** R101: ends tasks, says what came of each, and offers to take it back for some seconds. */
export async function endTasks({ text, tasks, skip, onUndo }: TasksToEnd): Promise<EndedTasks> {
  const ids = tasks.map(({ id }) => id);
  const reply = await sendEnd(tasks, skip);
  if (!reply.ok) {
    reactToRefusal(text, reply.refusal, { title: failedText(text, ids.length) });
    return { ended: [], left: ids };
  }
  const { results } = reply.answer;
  const ended = results.filter(({ code }) => code === null).map(({ id, version }) => ({ id, version }));
  const left = results.filter(({ code }) => code !== null).map(({ id }) => id);
  if (left.length > 0)
    toast({ tone: 'bad', title: failedText(text, left.length), text: text('tasks.ended.failed.hint') });
  if (ended.length > 0) {
    toast({
      tone: 'good',
      title: endedText(text, tasks, ended, skip),
      duration: undoMs,
      action: { label: text('tasks.undo'), onSelect: () => onUndo(ended) },
    });
  }
  return { ended, left };
}

const failedText = (text: Text, count: number) =>
  count === 1 ? text('tasks.ended.failed') : text('tasks.ended.failed.many', { count });

function endedText(text: Text, tasks: readonly EndableTask[], ended: readonly SeenTask[], skip: string | null): string {
  const how = skip === null ? 'done' : 'skipped';
  const only = ended.length === 1 ? tasks.find(({ id }) => id === ended[0]?.id) : undefined;
  return only
    ? text(`tasks.ended.${how}`, { task: taskName(text, only) })
    : text(`tasks.ended.${how}.many`, { count: ended.length });
}

/** Takes back the own end of tasks, soon after it. Gives the ids of those that are open again. */
export async function undoEnd(text: Text, ended: readonly SeenTask[]): Promise<readonly number[]> {
  const reply = await sendReopening(ended);
  if (!reply.ok) {
    reactToRefusal(text, reply.refusal, { title: text('tasks.undo.failed') });
    return [];
  }
  const open = reply.answer.results.filter(({ code }) => code === null).map(({ id }) => id);
  if (open.length < ended.length) toast({ tone: 'bad', title: text('tasks.undo.failed') });
  if (open.length > 0) toast({ tone: 'good', title: text('tasks.undone', { count: open.length }) });
  return open;
}
