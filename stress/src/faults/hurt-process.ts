import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from '../product/ground.ts';
import type { SeriPart } from '../product/running-seri.ts';
import { sendSignal } from '../product/system-processes.ts';
import type { Heal } from './faults.data.ts';

const done: Heal = async () => undefined;
/** The share of each turn in which a starved process runs: a twentieth. */
const turn = { running: 10, standing: 190 };

export const kill =
  (part: SeriPart) =>
  async ({ seri }: Ground) => {
    seri.kill(part);
    return done;
  };

/** Everything below it ends by itself, and `npm start` is called anew. */
export async function killLauncher({ seri }: Ground): Promise<Heal> {
  seri.kill('launcher');
  await seri.start();
  return done;
}

export const freeze =
  (part: SeriPart) =>
  async ({ seri }: Ground) => {
    const pids = seri.pidsOf(part);
    send(pids, 'SIGSTOP');
    return async () => send(pids, 'SIGCONT');
  };

/** Gives a part a twentieth of a processor's time. */
export const starve =
  (part: SeriPart) =>
  async ({ seri }: Ground) => {
    const stop = new AbortController();
    const starving = (async () => {
      while (!stop.signal.aborted) {
        const pids = seri.pidsOf(part);
        send(pids, 'SIGSTOP');
        await wait(turn.standing);
        send(pids, 'SIGCONT');
        await wait(turn.running);
      }
    })();
    return async () => {
      stop.abort();
      await starving;
    };
  };

function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) sendSignal(pid, signal);
}
