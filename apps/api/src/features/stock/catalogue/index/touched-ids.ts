import type { Events } from '@seri/contract/events';

export interface TouchedIds {
  lots: readonly number[];
  sessions: readonly number[];
}

/** The touched ids that are not read yet; an id that is touched several times is read once. */
export class PendingTouches {
  readonly #lots = new Set<number>();
  readonly #sessions = new Set<number>();

  add({ lots, sessions }: Events['catalogue.touched']): void {
    for (const [first, last] of lots) for (let id = first; id <= last; id += 1) this.#lots.add(id);
    for (const id of sessions) this.#sessions.add(id);
  }

  get isEmpty(): boolean {
    return this.#lots.size === 0 && this.#sessions.size === 0;
  }

  take(most: number): TouchedIds | undefined {
    if (this.isEmpty) return undefined;
    const lots: number[] = [];
    for (const id of this.#lots) {
      if (lots.length === most) break;
      this.#lots.delete(id);
      lots.push(id);
    }
    const sessions = [...this.#sessions];
    this.#sessions.clear();
    return { lots, sessions };
  }

  giveBack({ lots, sessions }: TouchedIds): void {
    for (const id of lots) this.#lots.add(id);
    for (const id of sessions) this.#sessions.add(id);
  }
}
