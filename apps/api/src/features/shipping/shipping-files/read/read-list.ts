import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Turns } from '../../../../platform/turns.ts';
import { listLimits } from './list-limits.ts';
import type { ReadSheets } from './list-sheets.ts';

/** Files arrive a few times a day; more threads would take the time of everybody else. */
const turns = new Turns(1, 5);

const threadLimits = {
  /** In megabytes: some times as much as the longest list takes. */
  memory: 256,
  /** In milliseconds: a busy machine needs some seconds for the longest list. */
  time: 30_000,
};

/** R102: the sheets of a list. Whatever is sent, the process lives on: a thread without memory or time left has an answer. */
export async function readList(bytes: Uint8Array, limits = threadLimits): Promise<ReadSheets> {
  // Not even copied for the thread.
  if (bytes.length > listLimits.bytes) return { problem: 'tooLarge' };
  return turns.take(() => readInListThread(bytes, limits));
}

async function readInListThread(bytes: Uint8Array, { memory, time }: typeof threadLimits): Promise<ReadSheets> {
  const thread = new Worker(new URL('list.thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  try {
    const [read] = await once(thread, 'message', { signal: AbortSignal.timeout(time) });
    return read as ReadSheets;
  } catch (error) {
    if (isError(error, 'ERR_WORKER_OUT_OF_MEMORY')) return { problem: 'tooLarge' };
    if (error instanceof Error && error.name === 'AbortError') return { problem: 'unreadable' };
    throw error;
  } finally {
    await thread.terminate();
  }
}

const isError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
