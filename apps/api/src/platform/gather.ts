/** Of one question. */
const mostKeys = 256;

/**
 * Answers in one question what is asked by many at a time. At rest a question is put at once; while so many are under
 * way, those that come gather for the next: each is put only after it was asked, so no answer is older than its question.
 * A question that breaks breaks for all who asked it: keys do not break one, an ill database does, and asking it again for
 * each of them would make it worse.
 */
export class Gather<Key, Found> {
  readonly #ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;
  readonly #atOnce: number;
  readonly #waiting = new Map<Key, PromiseWithResolvers<Found | undefined>>();
  #running = 0;

  constructor(ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>, atOnce = 2) {
    this.#ask = ask;
    this.#atOnce = atOnce;
  }

  find(key: Key): Promise<Found | undefined> {
    const asked = this.#waiting.get(key) ?? Promise.withResolvers<Found | undefined>();
    this.#waiting.set(key, asked);
    this.#start();
    return asked.promise;
  }

  #start(): void {
    if (this.#running === this.#atOnce || this.#waiting.size === 0) return;
    const asked = new Map([...this.#waiting].slice(0, mostKeys));
    for (const key of asked.keys()) this.#waiting.delete(key);
    this.#running += 1;
    void this.#run(asked);
  }

  async #run(asked: ReadonlyMap<Key, PromiseWithResolvers<Found | undefined>>): Promise<void> {
    try {
      const found = await this.#ask([...asked.keys()]);
      for (const [key, { resolve }] of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
    this.#running -= 1;
    this.#start();
  }
}
