import { setTimeout as delay } from 'node:timers/promises';
import type { DiskWatch } from './watch-disk.ts';

const restartPause = 500;

interface Work {
  stop(): Promise<void>;
}

/** Stops the work while the disk is full: a job that fails for want of room would use up its tries. */
export async function runWhileRoom(disk: Pick<DiskWatch, 'untilRoomIs'>, start: () => Promise<Work>): Promise<Work> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Work | undefined = await start();
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await running?.stop();
    },
  };

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await disk.untilRoomIs(false, signal);
      if (signal.aborted) return;
      await running?.stop();
      running = undefined;
      await disk.untilRoomIs(true, signal);
      await startAgain();
    }
  }

  /** A database that ran out of room recovers a little later than the disk. */
  async function startAgain(): Promise<void> {
    while (!signal.aborted && !running) {
      running = await start().catch(() => undefined);
      if (!running) await delay(restartPause, undefined, { signal }).catch(() => undefined);
    }
  }
}
