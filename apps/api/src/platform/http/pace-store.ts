import type fastifyRateLimit from '@fastify/rate-limit';
import { monotonicNow } from '../monotonic-now.ts';

const mostKept = 5_000;

/**
 * Counts by a clock that never goes back. The plugin's own store reads the time of day: when a clock that was hours ahead is
 * put right, everybody who has used up a pace is refused until the wrong time has come.
 */
export class PaceStore implements fastifyRateLimit.FastifyRateLimitStore {
  /** The latest counted last. */
  readonly #windows = new Map<string, { count: number; end: number }>();

  incr: fastifyRateLimit.FastifyRateLimitStore['incr'] = (key, callback, timeWindow) => {
    const now = monotonicNow();
    const known = this.#windows.get(key);
    const window = known && known.end > now ? known : { count: 0, end: now + timeWindow };
    window.count += 1;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= mostKept) break;
      this.#windows.delete(oldest);
    }
    callback(null, { current: window.count, ttl: window.end - now });
  };

  child(): PaceStore {
    return new PaceStore();
  }
}
