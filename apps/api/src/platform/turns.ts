/** Lets so many pieces of heavy work run at once; the others wait for their turn, in the order they came. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#free > 0) this.#free -= 1;
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
