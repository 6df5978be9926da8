import { refusal } from './http/refusal.ts';

const retryAfter = 5;

/**
 * Runs at most `atOnce` pieces of heavy work; the others queue in order of arrival. When `maxWaiting` are queued already,
 * new work is refused at once, because its caller would not wait that long.
 */
export class Turns {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, maxWaiting = Infinity) {
    this.#free = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** The signal takes work out of the queue; what has begun is finished. */
  async take<Answer>(work: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#maxWaiting) throw refusal('OVERLOADED', { retryAfter });
    else await this.#wait(signal);
    try {
      return await work();
    } finally {
      // Pass the turn to the first in the queue, or free it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #wait(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const place = this.#waiting.indexOf(resolve);
      if (place < 0) return;
      this.#waiting.splice(place, 1);
      reject(signal?.reason);
    };
    this.#waiting.push(resolve);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }
}

/** Runs the work of one key one after another, in order of arrival; other keys run in parallel. */
export class TurnsOfEach<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  async take<Answer>(key: Key, work: () => Promise<Answer>): Promise<Answer> {
    const own = after(this.#last.get(key), work);
    this.#last.set(key, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === own) this.#last.delete(key);
    }
  }
}

/** Runs the work once the previous one has settled, even if that failed. */
async function after<Answer>(previous: Promise<unknown> | undefined, work: () => Promise<Answer>): Promise<Answer> {
  await previous?.catch(() => undefined);
  return work();
}
