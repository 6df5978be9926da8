import type { Column } from '../segments/columns.ts';
import type { ColumnName } from '../segments/lot-facts.ts';
import { countParts, countValues } from './kernels.ts';
import type { Ordering, Segment, Span } from '../segments/segment.ts';

/** A column to count lots by: one slot per value, or per part of `step` width. */
export interface CountedColumn {
  column: ColumnName;
  step: number | undefined;
}

export function slotsOf({ values, greatest }: Segment, { column, step }: CountedColumn): number {
  return column in greatest
    ? Math.ceil(greatest[column as keyof typeof greatest] / (step ?? 1)) + 1
    : values[column as keyof typeof values].length;
}

export type CountPlaces = (selected: Uint32Array, count: number) => void;

export function counterOf({ columns }: Ordering, { column, step }: CountedColumn, counts: Uint32Array): CountPlaces {
  const values = columns[column];
  return step === undefined
    ? (selected, count) => countValues(values, selected, count, counts)
    : (selected, count) => countParts(values, step, selected, count, counts);
}

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

/** The slot of a place; 0 means no value. */
export function slotAt(column: Column, step: number | undefined, place: number): number {
  const value = column[place] as number;
  // `| 0` is integer arithmetic; Math.floor takes eight times as long.
  return step === undefined ? value : ((value - 1 + step) / step) | 0;
}
