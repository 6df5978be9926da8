import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { Directory, type DirectoryRows } from './directory.ts';
import type { LotFacts } from './lot-facts.ts';
import { type KindUpdate, LotsOfKind } from './lots-of-kind.ts';
import type { Segment } from './segment.ts';

/** What has changed, at once: in between nobody's answer is of lots of two times. */
export interface Update {
  names?: DirectoryRows;
  kinds: readonly KindUpdate[];
}

/** All lots as they are now, and what those who answer from them are to be told. */
export class KeptLots {
  #directory: Directory;
  readonly #kinds: ReadonlyMap<LotKind, LotsOfKind>;

  constructor(names: DirectoryRows, segments: readonly Segment[]) {
    this.#directory = new Directory(names);
    this.#kinds = new Map(segments.map((segment) => [segment.kind, new LotsOfKind(segment)]));
  }

  /** How many lots stand beside the large segments, each of which costs every change and every question something. */
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

  /** Lots as they are now, in place of whatever is known of these ids, and what their own ids stand for. */
  change(ids: readonly number[], lots: readonly LotFacts[], names?: DirectoryRows): Update {
    if (names) this.#directory = this.#directory.with(names);
    const kinds = [...this.#kinds].flatMap(([kind, known]) => {
      const own = lots.filter((lot) => lot.kind === kind);
      return known.change(ids, own) ?? [];
    });
    return names ? { names, kinds } : { kinds };
  }

  /**
   * Changes go into the large segments, step by step; meanwhile there may be others. What a step gives is told before them.
   * Kinds with few stay as they are, as far as so many changes may stay: for one bike no millions of cars are written anew.
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
