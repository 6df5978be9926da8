const maxKeysPerQuery = 256;

/**
 * Batches lookups of single keys into queries of many. A key is queried at once while fewer than `atOnce` queries run;
 * otherwise it waits for the next one. No key joins a query that has started, so no answer is older than its request.
 * A failed query fails for all its keys: the cause is an ill database, not a key, and retrying each would make it worse.
 */
export class Gather<Key, Found> {
  readonly #query: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>;
  readonly #atOnce: number;
  readonly #waiting = new Map<Key, PromiseWithResolvers<Found | undefined>>();
  #running = 0;

  constructor(query: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>, atOnce = 2) {
    this.#query = query;
    this.#atOnce = atOnce;
  }

  find(key: Key): Promise<Found | undefined> {
    const request = this.#waiting.get(key) ?? Promise.withResolvers<Found | undefined>();
    this.#waiting.set(key, request);
    this.#start();
    return request.promise;
  }

  #start(): void {
    if (this.#running === this.#atOnce || this.#waiting.size === 0) return;
    const requests = new Map([...this.#waiting].slice(0, maxKeysPerQuery));
    for (const key of requests.keys()) this.#waiting.delete(key);
    this.#running += 1;
    void this.#run(requests);
  }

  async #run(requests: ReadonlyMap<Key, PromiseWithResolvers<Found | undefined>>): Promise<void> {
    try {
      const found = await this.#query([...requests.keys()]);
      for (const [key, { resolve }] of requests) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of requests.values()) reject(error);
    }
    this.#running -= 1;
    this.#start();
  }
}
