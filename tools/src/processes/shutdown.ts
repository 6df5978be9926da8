import { messageOf } from '../output/failure.ts';

type Task = () => unknown;

const tasks: Task[] = [];
let ending: Promise<void> | undefined;

/** Adds a task before all others: the processes stop before the database that they use. */
export function onShutdown(task: Task): void {
  tasks.unshift(task);
}

/** Runs every task once, however often it is called: a terminal sends Ctrl-C to each process of the group and npm repeats it. */
export function shutdown(): Promise<void> {
  ending ??= runTasks();
  return ending;
}

export function isShuttingDown(): boolean {
  return ending !== undefined;
}

async function runTasks(): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      process.stderr.write(`✗ ${messageOf(error)}\n`);
    }
  }
}
