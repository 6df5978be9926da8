import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Turns } from '../../../../platform/turns.ts';
import type { BankFileTask, ReadLines } from './bank-lines.ts';

/** Files are sent a few times a day; more threads would take the time of everybody else. */
const turns = new Turns(1, 5);

export function readInThread(task: BankFileTask): Promise<ReadLines> {
  return turns.take(async () => {
    const thread = new Worker(new URL('bank-lines.thread.ts', import.meta.url), { workerData: task });
    try {
      const [read] = await once(thread, 'message');
      return read as ReadLines;
    } finally {
      await thread.terminate();
    }
  });
}
