import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { Directory, type DirectoryRows } from './directory.ts';
import type { IndexedLot } from './lot-facts.ts';
import { type KindUpdate, LotsOfKind } from './lots-of-kind.ts';
import type { Segment } from './segment.ts';

/** One change, applied as a whole, so that no answer mixes lots from before and after it. */
export interface Update {
  names?: DirectoryRows;
  kinds: readonly KindUpdate[];
}

/** The keeper's current set of lots. Each change yields the update that readers must apply. */
export class CatalogueLots {
  #directory: Directory;
  readonly #kinds: ReadonlyMap<LotKind, LotsOfKind>;

  constructor(names: DirectoryRows, segments: readonly Segment[]) {
    this.#directory = new Directory(names);
    this.#kinds = new Map(segments.map((segment) => [segment.kind, new LotsOfKind(segment)]));
  }

  /** How many lots are not merged into the large segments yet. Each of them makes every change and every question slower. */
  get changes(): number {
    return this.#sum(({ changes }) => changes);
  }

  get size(): number {
    return this.#sum(({ size }) => size);
  }

  get bytes(): number {
    return this.#sum(({ bytes }) => bytes);
  }

  whole(): Update {
    return { names: this.#directory.rows, kinds: [...this.#kinds.values()].map((lots) => lots.whole()) };
  }

  /** Replaces the lots with these ids by their current state. An id without a lot is removed. */
  change(ids: readonly number[], lots: readonly IndexedLot[], names?: DirectoryRows): Update {
    if (names) this.#directory = this.#directory.with(names);
    const kinds = [...this.#kinds].flatMap(([kind, lotsOfKind]) => {
      const own = lots.filter((lot) => lot.kind === kind);
      return lotsOfKind.change(ids, own) ?? [];
    });
    return names ? { names, kinds } : { kinds };
  }

  /**
   * Merges changes into the large segments, in steps; other changes may come between steps. Publish the update of a step
   * before any later change. Up to `mayStay` changes remain unmerged, in the kinds with fewest: one changed bike must not
   * rewrite millions of cars.
   */
  *merge(mayStay = 0): Generator<Update | undefined, void> {
    for (const lots of this.#kindsToMerge(mayStay)) {
      const steps = lots.merge();
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield undefined;
      yield { kinds: [step.value] };
    }
  }

  #kindsToMerge(mayStay: number): LotsOfKind[] {
    let left = this.changes;
    const byChanges = [...this.#kinds.values()].toSorted((one, other) => other.changes - one.changes);
    return byChanges.filter(({ changes }) => {
      const isMerged = left > mayStay;
      left -= changes;
      return isMerged && changes > 0;
    });
  }

  #sum(of: (lots: LotsOfKind) => number): number {
    return [...this.#kinds.values()].reduce((sum, lots) => sum + of(lots), 0);
  }
}
