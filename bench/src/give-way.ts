import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of processes started so far below those started during the work, as if the latter had a
 * processor of their own. Only Linux tells which processes those are.
 */
export async function givingWay<T>(work: () => Promise<T>): Promise<T> {
  const threads = process.platform === 'linux' ? startedBy(process.pid).flatMap(threadsOf) : [];
  prioritise(threads, constants.priority.PRIORITY_LOW);
  try {
    return await work();
  } finally {
    prioritise(threads, constants.priority.PRIORITY_NORMAL);
  }
}

function startedBy(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) =>
    numbersOf(readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')),
  );
  return children.flatMap((child) => [child, ...startedBy(child)]);
}

const threadsOf = (pid: number) => readdirSync(`/proc/${pid}/task`).map(Number);
const numbersOf = (text: string) => text.split(' ').filter(Boolean).map(Number);

function prioritise(threads: readonly number[], priority: number): void {
  for (const thread of threads) {
    try {
      setPriority(thread, priority);
    } catch {
      // The thread has ended. Or only root may raise a priority again, and then it stays low.
    }
  }
}
