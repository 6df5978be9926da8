import { refusal } from './http/refusal.ts';

const retryAfter = 5;

/**
 * Lets so many pieces of heavy work run at once; others wait for their turn, in the order they came. When so many wait
 * that nobody would stay for the answer, who comes is sent away at once.
 */
export class Turns {
  #free: number;
  readonly #longest: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, longest = Infinity) {
    this.#free = atOnce;
    this.#longest = longest;
  }

  async take<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#longest) throw refusal('OVERLOADED', { retryAfter });
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn goes on to the next one who waits, or back.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** One piece of work at a time of each key, in the order they came; those of other keys go on beside it. */
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

/** However what came before has ended. */
async function after<Answer>(former: Promise<unknown> | undefined, work: () => Promise<Answer>): Promise<Answer> {
  await former?.catch(() => undefined);
  return work();
}
