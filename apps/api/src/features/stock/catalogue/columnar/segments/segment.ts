import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { BlockCounts } from '../scan/block-counts.ts';
import type { Column, Value } from './columns.ts';
import type { CodedName, ColumnName, MeasuredName } from './lot-facts.ts';
import { firstNotBelow } from '../scan/sort-rows.ts';

export interface Ordering {
  columns: Readonly<Record<ColumnName, Column>>;
  /** The row at each place; null in the order by time, where places are rows. */
  rows: Uint32Array | null;
  /** Only a large segment has them. */
  blocks?: Readonly<Partial<Record<ColumnName, BlockCounts>>>;
}

/**
 * Lots of one kind, one row each, in the order of a live listing. Immutable plain data in shared memory, so threads read it
 * side by side.
 *
 * Each column is stored in two orders, by time and by model: the lots of a day or of a model are then one contiguous run. A
 * coded value is stored as an index into its list of values, a measured one plus one; 0 means no value in both.
 */
export interface Segment {
  kind: LotKind;
  size: number;
  byTime: Ordering;
  byModel: Ordering & { rows: Uint32Array };
  /** The first place of each coded model in the order by model, followed by the size. */
  modelStarts: Uint32Array;
  ids: Uint32Array;
  rowsById: Uint32Array;
  /** Index of each row's day and time in `days` and `times`, which ascend. */
  moments: Column;
  days: Float64Array;
  times: Float64Array;
  conditionRanks: Column;
  values: Readonly<Record<CodedName, readonly Value[]>>;
  /** The greatest stored value, so plus one. */
  greatest: Readonly<Record<MeasuredName, number>>;
}

/** Includes `from`, excludes `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Both inclusive. */
export interface Days {
  first: number;
  last: number;
}

export function rowsOfDays({ size, days, moments }: Segment, { first, last }: Days): Span {
  const firstRowOf = (day: number) => {
    const moment = firstNotBelow((place) => days[place] as number, day, 0, days.length);
    return firstNotBelow((row) => moments[row] as number, moment, 0, size);
  };
  const from = firstRowOf(first);
  return { from, to: Math.max(from, firstRowOf(last + 1)) };
}

export function findRow({ size, ids, rowsById }: Segment, id: number): number | undefined {
  const place = firstNotBelow((at) => ids[rowsById[at] as number] as number, id, 0, size);
  const row = rowsById[place];
  return row !== undefined && ids[row] === id ? row : undefined;
}

export function bytesOf(segment: Segment): number {
  const { byTime, byModel, modelStarts, ids, rowsById, moments, days, times, conditionRanks } = segment;
  const blocks = [byTime, byModel].flatMap((ordering) => Object.values(ordering.blocks ?? {}));
  const arrays = [
    ...blocks.flatMap(({ starts, slots, counts }) => [starts, slots, counts]),
    ...Object.values(byTime.columns),
    ...Object.values(byModel.columns),
    byModel.rows,
    modelStarts,
    ids,
    rowsById,
    moments,
    days,
    times,
    conditionRanks,
  ];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

const codesByValues = new WeakMap<readonly Value[], ReadonlyMap<Value, number>>();

/** The code of each value. Built once per list and cached for as long as the list is in use. */
export function codesOf(values: readonly Value[]): ReadonlyMap<Value, number> {
  const codes = codesByValues.get(values) ?? new Map(values.map((value, code) => [value, code]));
  codesByValues.set(values, codes);
  return codes;
}
