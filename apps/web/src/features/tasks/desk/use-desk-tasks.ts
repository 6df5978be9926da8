import { useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { endTasks, undoEnd } from '../end-tasks.ts';
import type { ListedTaskOfCar, EndableTask, SeenTask } from '../tasks.ts';

/**
 * Keeps the marks, the cursor and the ends of a list of tasks. Those that are being ended leave it at once, and come back if they were not. The
 * cursor goes on to the task after them.
 */
export function useDeskTasks(list: readonly ListedTaskOfCar[]) {
  const text = useText();
  const [hidden, hide] = useState<ReadonlySet<number>>(new Set());
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  const [cursor, setCursor] = useState<number>();
  const [last, setLast] = useState<readonly SeenTask[]>([]);
  const shown = list.filter(({ id }) => !hidden.has(id));
  const current = shown.find(({ id }) => id === cursor);
  const picked = shown.filter(({ id }) => marked.has(id));
  const moveTo = (id: number | undefined) => {
    setCursor(id);
    if (id !== undefined) focusTask(id);
  };
  const walk = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === cursor);
    moveTo(at < 0 ? shown[0]?.id : (shown[at + by]?.id ?? cursor));
  };
  const toggle = (id: number) =>
    mark((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  const show = (ids: readonly number[]) => hide((now) => new Set([...now].filter((id) => !ids.includes(id))));
  const undo = async (ended: readonly SeenTask[]) => {
    if (ended.length === 0) return;
    setLast([]);
    show(await undoEnd(text, ended));
  };
  const end = async (tasks: readonly EndableTask[], skip: string | null) => {
    if (tasks.length === 0) return;
    const ids = new Set(tasks.map(({ id }) => id));
    hide((now) => new Set([...now, ...ids]));
    mark((now) => new Set([...now].filter((id) => !ids.has(id))));
    if (cursor !== undefined && ids.has(cursor)) moveTo(afterAll(shown, cursor, ids));
    const { ended, left } = await endTasks({ text, tasks, skip, onUndo: (those) => void undo(those) });
    setLast(ended);
    show(left);
  };
  return {
    shown,
    hidden: hidden.size,
    current,
    marked,
    picked,
    /** The marked tasks, else that of the cursor. */
    acting: picked.length > 0 ? picked : current ? [current] : [],
    walk,
    setCursor,
    toggle,
    clear: () => mark(new Set()),
    end,
    undo: () => void undo(last),
  };
}

/** The first task after that of the cursor that stays, else the last before it. */
function afterAll(shown: readonly ListedTaskOfCar[], cursor: number, gone: ReadonlySet<number>): number | undefined {
  const at = shown.findIndex(({ id }) => id === cursor);
  const stays = ({ id }: ListedTaskOfCar) => !gone.has(id);
  return (shown.slice(at).find(stays) ?? shown.slice(0, at).findLast(stays))?.id;
}

const focusTask = (id: number) => document.querySelector<HTMLElement>(`[data-task-id="${id}"] a`)?.focus();
