import type { LotKind } from '@seri/domain/lot-kinds';
import type { LotFacts } from './lot-facts.ts';
import type { Part } from './plan-scan.ts';
import { findRow, type Segment } from './segment.ts';
import { SegmentBuilder } from './segment-builder.ts';

/**
 * The lots of one kind as they are now: a large segment, which of its rows are gone, and a small segment of those that have
 * changed or come since, made anew with every change.
 */
export class LotsOfKind {
  readonly #kind: LotKind;
  readonly #large: Segment;
  readonly #gone: Uint8Array;
  readonly #changed = new Map<number, LotFacts>();
  #hasGone = false;
  #small: Segment | null = null;

  constructor(large: Segment) {
    this.#kind = large.kind;
    this.#large = large;
    this.#gone = new Uint8Array(large.size);
  }

  get parts(): readonly Part[] {
    const large = { segment: this.#large, gone: this.#hasGone ? this.#gone : null };
    return this.#small ? [large, { segment: this.#small, gone: null }] : [large];
  }

  /** How many lots are not in the large segment yet. */
  get changes(): number {
    return this.#changed.size;
  }

  /** Lots as they are now, in place of whatever is known of these ids. */
  change(ids: readonly number[], lots: readonly LotFacts[]): void {
    const former = this.#changed.size;
    for (const id of ids) {
      const row = findRow(this.#large, id);
      if (row !== undefined) this.#gone[row] = 1;
      this.#hasGone ||= row !== undefined;
      this.#changed.delete(id);
    }
    const isAnother = lots.length > 0 || this.#changed.size < former;
    for (const lot of lots) this.#changed.set(lot.id, lot);
    if (isAnother) this.#small = this.#build();
  }

  /** All of them in one segment. */
  merged(): Segment {
    const builder = new SegmentBuilder(this.#kind);
    builder.addSegment(this.#large, (row) => this.#gone[row] === 1);
    for (const lot of this.#changed.values()) builder.add(lot);
    return builder.build();
  }

  #build(): Segment | null {
    if (this.#changed.size === 0) return null;
    const builder = new SegmentBuilder(this.#kind);
    for (const lot of this.#changed.values()) builder.add(lot);
    return builder.build();
  }
}
