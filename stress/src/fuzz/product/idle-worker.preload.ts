import type { RunningPart } from '@seri/api/entry/running-part';

/** In the place of the real one: jobs stay in their queue, and no house of the demonstration sells. */
export async function startWorker(): Promise<RunningPart> {
  const timer = setInterval(() => undefined, 60_000);
  return { stop: async () => clearInterval(timer) };
}
