import type { Column } from '../segments/columns.ts';
import type { ColumnName } from '../segments/lot-facts.ts';
import { countParts, countValues } from './kernels.ts';
import type { Ordering, Segment, Span } from '../segments/segment.ts';

/** What lots are counted by: the values of a column, or the parts of one step that they are in. Each has a slot. */
export interface Counted {
  column: ColumnName;
  step: number | undefined;
}

export function slotsOf({ values, greatest }: Segment, { column, step }: Counted): number {
  return column in greatest
    ? Math.ceil(greatest[column as keyof typeof greatest] / (step ?? 1)) + 1
    : values[column as keyof typeof values].length;
}

export type Count = (selected: Uint32Array, count: number) => void;

/** Counts some places of an order. */
export function counting({ columns }: Ordering, { column, step }: Counted, counts: Uint32Array): Count {
  const values = columns[column];
  return step === undefined
    ? (selected, count) => countValues(values, selected, count, counts)
    : (selected, count) => countParts(values, step, selected, count, counts);
}

/** Counts all places of a span, or takes them off again. */
export function addSpan(
  column: Column,
  step: number | undefined,
  { from, to }: Span,
  by: 1 | -1,
  counts: Uint32Array,
): void {
  for (let place = from; place < to; place += 1) {
    const slot = slotAt(column, step, place);
    counts[slot] = (counts[slot] as number) + by;
  }
}

/** What is nothing has the slot 0. */
export function slotAt(column: Column, step: number | undefined, place: number): number {
  const value = column[place] as number;
  // As an integer at once: rounded as a number it takes eight times as long.
  return step === undefined ? value : ((value - 1 + step) / step) | 0;
}
