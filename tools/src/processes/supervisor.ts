import { setTimeout as pause } from 'node:timers/promises';
import { Failure, messageOf } from '../output/failure.ts';
import { restartDelay } from './restart-delay.ts';
import { say } from '../output/steps.ts';

/** One running process; `exited` says in a few words how it ended. */
export type RunningService = {
  pid: number;
  exited: Promise<string>;
  stop: () => Promise<void>;
};

/** Starting resolves when the service serves, and throws a Failure when no restart can help. */
export type Service = {
  name: string;
  start: () => Promise<RunningService>;
};

export type Supervised = {
  stop: () => Promise<void>;
  restart: () => Promise<void>;
};

/** Starts a service and keeps it running until `stop`; `giveUp` gets a failure that no restart can fix. */
export async function supervise(service: Service, giveUp: (failure: Failure) => void): Promise<Supervised> {
  const stopping = new AbortController();
  let running = await service.start();
  const watching = watch().catch((error: unknown) =>
    giveUp(error instanceof Failure ? error : new Failure(messageOf(error))),
  );
  return { stop, restart: () => running.stop() };

  async function watch(): Promise<void> {
    const failedStarts: number[] = [];
    let reason = await running.exited;
    while (!stopping.signal.aborted) {
      say(`… ${service.name} ended (${reason}), starting it again`);
      await pause(restartDelay(failedStarts, performance.now()), undefined, { signal: stopping.signal }).catch(
        () => {},
      );
      if (stopping.signal.aborted) return;
      reason = await runOnce().catch((error: unknown) => {
        if (error instanceof Failure) throw error;
        failedStarts.push(performance.now());
        return messageOf(error);
      });
    }
  }

  async function runOnce(): Promise<string> {
    running = await service.start();
    if (stopping.signal.aborted) await running.stop();
    else say(`✓ ${service.name} is back`);
    return running.exited;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await running.stop();
    await watching;
  }
}
