import { setImmediate as turn } from 'node:timers/promises';
import { collectGarbage } from '../../../../platform/collect-garbage.ts';
import type { CatalogueLots, Update } from '../columnar/segments/kept-lots.ts';

interface MergesParts {
  lots: CatalogueLots;
  /** Whether too many changes stand beside the large segments. */
  isDue: () => boolean;
  /** How many changes a merge may leave unmerged: fewer than make one due, so that the next is not due at once. */
  mayStay: number;
  onUpdate: (update: Update) => void;
  closing: AbortSignal;
}

export class Merges {
  readonly #parts: MergesParts;
  #running: Promise<void> | undefined;
  #done = 0;

  constructor(parts: MergesParts) {
    this.#parts = parts;
  }

  get done(): number {
    return this.#done;
  }

  beginIfDue(): void {
    if (this.#parts.isDue()) this.#running ??= this.#run();
  }

  async untilIdle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    const { isDue, closing } = this.#parts;
    do {
      await this.#merge();
      this.#done += 1;
    } while (isDue() && !closing.aborted);
    this.#running = undefined;
  }

  /** Yields to the event loop between steps, so that changes can be applied meanwhile. */
  async #merge(): Promise<void> {
    const { lots, mayStay, onUpdate, closing } = this.#parts;
    for (const update of lots.merge(mayStay)) {
      if (closing.aborted) return;
      if (update) onUpdate(update);
      await turn();
    }
    collectGarbage();
  }
}
