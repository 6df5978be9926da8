import { setTimeout as delay } from 'node:timers/promises';
import type { KeeperParts } from './keep-catalogue.ts';

/** The pause doubles: a load that fails on its data fails each time, and must not keep the database busy. */
const pauses = { first: 500, longest: 60_000 };

/** Retries inside the thread: a thread that ends is restarted later and later, even if the database is back by then. */
export async function untilDone<Done>(
  { log, onWait }: Pick<KeeperParts, 'log' | 'onWait'>,
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
