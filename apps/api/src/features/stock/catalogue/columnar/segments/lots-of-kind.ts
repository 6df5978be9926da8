import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { withBlockCounts } from '../scan/block-counts.ts';
import type { LotFacts } from './lot-facts.ts';
import { mergeSegments } from './merge-segments.ts';
import { finished } from '../scan/order-by-model.ts';
import { bytesOf, findRow, type Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';

/** What is told of the lots of a kind, at once: whoever took up all that was told before has them as they are now. */
export interface KindUpdate {
  kind: LotKind;
  /** Takes the place of the former large segment; none of its rows is gone yet. */
  large?: Segment;
  /** Rows of the large segment that are gone. */
  gone: Uint32Array;
  /** Takes the place of the former small one. */
  small: Segment | null;
}

/**
 * The lots of one kind as they are now: a large segment, which of its rows are gone, and a small segment of those that have
 * changed or come since, made anew with every change.
 */
export class LotsOfKind {
  readonly #kind: LotKind;
  #large: Segment;
  #gone: Uint8Array;
  #goneRows: number[] = [];
  #changed = new Map<number, LotFacts>();
  #small: Segment | null = null;
  /** What has changed since a merge began, and is not in what it makes. */
  #meanwhile: Set<number> | null = null;

  constructor(large: Segment) {
    this.#kind = large.kind;
    this.#large = finished(withBlockCounts(large));
    this.#gone = new Uint8Array(large.size);
  }

  /** How many lots are not in the large segment yet. */
  get changes(): number {
    return this.#changed.size;
  }

  get size(): number {
    return this.#large.size - this.#goneRows.length + this.#changed.size;
  }

  get bytes(): number {
    return bytesOf(this.#large) + (this.#small ? bytesOf(this.#small) : 0);
  }

  /** For who knows nothing yet. */
  whole(): KindUpdate {
    return { kind: this.#kind, large: this.#large, gone: Uint32Array.from(this.#goneRows), small: this.#small };
  }

  /** Lots as they are now, in place of whatever is known of these ids; nothing where that was nothing. */
  change(ids: readonly number[], lots: readonly LotFacts[]): KindUpdate | undefined {
    const former = this.#changed.size;
    const gone = this.#remove(ids);
    for (const id of ids) this.#changed.delete(id);
    const isAnother = lots.length > 0 || this.#changed.size < former;
    if (!isAnother && gone.length === 0) return undefined;
    for (const lot of lots) this.#changed.set(lot.id, lot);
    for (const id of ids) this.#meanwhile?.add(id);
    if (isAnother) this.#small = smallOf(this.#kind, this.#changed.values());
    return { kind: this.#kind, gone, small: this.#small };
  }

  /** What has changed by now goes into the large segment, step by step; others may change between the steps. */
  *merge(): Generator<void, KindUpdate> {
    const small = this.#small ?? smallOf(this.#kind, []);
    this.#meanwhile = new Set();
    const large = yield* withBlockCounts(yield* mergeSegments(this.#large, this.#gone.slice(), small));
    const meanwhile = this.#meanwhile;
    this.#meanwhile = null;
    this.#large = large;
    this.#gone = new Uint8Array(large.size);
    this.#goneRows = [];
    this.#changed = new Map([...this.#changed].filter(([id]) => meanwhile.has(id)));
    this.#small = this.#changed.size > 0 ? smallOf(this.#kind, this.#changed.values()) : null;
    return { kind: this.#kind, large, gone: this.#remove(meanwhile), small: this.#small };
  }

  #remove(ids: Iterable<number>): Uint32Array {
    const rows: number[] = [];
    for (const id of ids) {
      const row = findRow(this.#large, id);
      if (row === undefined || this.#gone[row] === 1) continue;
      this.#gone[row] = 1;
      rows.push(row);
    }
    for (const row of rows) this.#goneRows.push(row);
    return Uint32Array.from(rows);
  }
}

/** Not in shared memory: it is soon replaced, and each thread may have its own. */
function smallOf(kind: LotKind, lots: Iterable<LotFacts>): Segment {
  const builder = new SegmentBuilder(kind);
  for (const lot of lots) builder.add(lot);
  return builder.build(ArrayBuffer);
}
