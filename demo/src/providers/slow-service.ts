import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@seri/drawings/random';

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const second = 1000;
const failing = 0.06;

const waitReally: Wait = async (milliseconds, signal) => {
  await pause(milliseconds, undefined, { signal });
};

/**
 * A service that takes 5 to 30 seconds and fails at times, as real ones do: how, is drawn from the seed, the lot and how
 * often it has been asked.
 */
export function slowService(seed: number, name: string, wait = waitReally) {
  return async (lotId: string, times: number, signal: AbortSignal): Promise<void> => {
    const random = createRandom(seed, name, lotId, times);
    const hasFailed = random.chance(failing);
    await wait(random.between(5 * second, 30 * second), signal);
    if (hasFailed) throw new Error(`The ${name} of the demonstration fails this time.`);
  };
}
