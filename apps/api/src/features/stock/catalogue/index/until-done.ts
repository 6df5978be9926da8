import { setTimeout as delay } from 'node:timers/promises';
import type { Keeping } from './keep-catalogue.ts';

/** A load may fail by what it reads, and then does so each time: it is not all the database has to do. */
const pauses = { first: 500, longest: 60_000 };

/** Here, for a thread that ends is started again later and later, and has to begin with the database in vain each time. */
export async function untilDone<Done>(
  { log, onWait }: Pick<Keeping, 'log' | 'onWait'>,
  work: () => Promise<Done>,
  wait: (milliseconds: number) => Promise<unknown> = delay,
): Promise<Done> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await work();
    } catch (error) {
      log.warn({ reason: String(error) }, 'the catalogue in memory waits: it cannot be loaded');
      onWait?.();
      await wait(pause);
    }
  }
}
