import type { Db } from '../database/database.ts';
import { type AskingKey, findEnded } from './asking.store.ts';

export interface AwaitedAskings {
  /** Settles when the asking has ended, the signal says that nobody waits, or the time is over. */
  wait: (key: AskingKey, signal?: AbortSignal) => Promise<void>;
  /** Lets everybody go, so that a process that is leaving need not wait. */
  stop: () => void;
}

const lookEvery = 300;
/** Below the minute after which proxies give up. */
const longestWait = 45_000;

/** Awaits askings without holding a connection: one query looks for all of them, however many wait. */
export function openAwaiting(db: Db, patience = longestWait): AwaitedAskings {
  const waiting = new Map<string, { key: AskingKey; leave: Set<() => void> }>();
  let isLooking = false;
  let isStopped = false;
  return {
    async wait(key, signal) {
      if (isStopped) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const name = nameOf(key);
      const place = waiting.get(name) ?? { key, leave: new Set() };
      waiting.set(name, place);
      place.leave.add(resolve);
      const ends = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])];
      const end = AbortSignal.any(ends);
      end.addEventListener('abort', () => resolve());
      if (end.aborted) resolve();
      if (!isLooking) void look();
      await promise;
      place.leave.delete(resolve);
      if (place.leave.size === 0) waiting.delete(name);
    },
    stop() {
      isStopped = true;
      for (const name of waiting.keys()) letGo(name);
    },
  };

  async function look(): Promise<void> {
    isLooking = true;
    while (waiting.size > 0) {
      // While the database is away everybody waits on, until their time is over.
      const ended = await findEnded(
        db,
        [...waiting.values()].map(({ key }) => key),
      ).catch(() => []);
      for (const key of ended) letGo(nameOf(key));
      await new Promise((done) => setTimeout(done, lookEvery));
    }
    isLooking = false;
  }

  function letGo(name: string): void {
    for (const leave of waiting.get(name)?.leave ?? []) leave();
  }
}

const nameOf = ({ service, subject }: AskingKey) => `${service} ${subject}`;
