import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { withBlockCounts } from '../scan/block-counts.ts';
import type { IndexedLot } from './lot-facts.ts';
import { mergeSegments } from './merge-segments.ts';
import { runToEnd } from '../scan/order-by-model.ts';
import { bytesOf, findRow, type Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';

/** The change of one kind of lots. A reader that has applied all earlier updates is current after this one. */
export interface KindUpdate {
  kind: LotKind;
  /** Replaces the former large segment; none of its rows is removed yet. */
  large?: Segment;
  /** Rows of the large segment that are removed now. */
  gone: Uint32Array;
  small: Segment | null;
}

/**
 * The current lots of one kind: an immutable large segment with a list of removed rows, and a small segment of the lots that
 * changed or were added since. Every change rebuilds the small one.
 */
export class LotsOfKind {
  readonly #kind: LotKind;
  #large: Segment;
  #gone: Uint8Array;
  #goneRows: number[] = [];
  #changed = new Map<number, IndexedLot>();
  #small: Segment | null = null;
  /** Ids that changed while a merge runs; the merged segment holds their former state. */
  #meanwhile: Set<number> | null = null;

  constructor(large: Segment) {
    this.#kind = large.kind;
    this.#large = runToEnd(withBlockCounts(large));
    this.#gone = new Uint8Array(large.size);
  }

  get changes(): number {
    return this.#changed.size;
  }

  get size(): number {
    return this.#large.size - this.#goneRows.length + this.#changed.size;
  }

  get bytes(): number {
    return bytesOf(this.#large) + (this.#small ? bytesOf(this.#small) : 0);
  }

  /** The full state, for a reader that has none. */
  whole(): KindUpdate {
    return { kind: this.#kind, large: this.#large, gone: Uint32Array.from(this.#goneRows), small: this.#small };
  }

  /** Replaces the lots with these ids; undefined if no lot of this kind is concerned. */
  change(ids: readonly number[], lots: readonly IndexedLot[]): KindUpdate | undefined {
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

  /** Merges the changes so far into a new large segment, in steps; lots may change between the steps. */
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

/** Not in shared memory: the small segment is soon replaced, and each thread may copy it. */
function smallOf(kind: LotKind, lots: Iterable<IndexedLot>): Segment {
  const builder = new SegmentBuilder(kind);
  for (const lot of lots) builder.add(lot);
  return builder.build(ArrayBuffer);
}
