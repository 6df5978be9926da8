import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { BlockCounts } from '../scan/block-counts.ts';
import type { Column, Value } from './columns.ts';
import type { CodedName, ColumnName, MeasuredName } from './lot-facts.ts';
import { firstNotBelow } from '../scan/sort-rows.ts';

/** The columns in one order of the lots. */
export interface Ordering {
  columns: Readonly<Record<ColumnName, Column>>;
  /** Of each place the row that stands there; null where places are rows. */
  rows: Uint32Array | null;
  /** Of a large segment. */
  blocks?: Readonly<Partial<Record<ColumnName, BlockCounts>>>;
}

/**
 * Lots of one kind, each in a row, rows in the order of a live listing. Plain data in shared memory that nobody changes once
 * it is built, so that threads read it side by side.
 *
 * The columns stand in two orders, for what is asked of some days and of some models is then one run of each. A coded value is
 * the place in its list of values, a measured one is kept plus one; 0 is nothing in both.
 */
export interface Segment {
  kind: LotKind;
  size: number;
  byTime: Ordering;
  byModel: Ordering & { rows: Uint32Array };
  /** Of each coded model the first place in the order by models; behind the last one the size. */
  modelStarts: Uint32Array;
  ids: Uint32Array;
  rowsById: Uint32Array;
  /** Day and time of each row, as a place in the lists of both, which go up. */
  moments: Column;
  days: Float64Array;
  times: Float64Array;
  conditionRanks: Column;
  values: Readonly<Record<CodedName, readonly Value[]>>;
  /** As they are kept. */
  greatest: Readonly<Record<MeasuredName, number>>;
}

/** From the first to before the last. */
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

const known = new WeakMap<readonly Value[], ReadonlyMap<Value, number>>();

/** By value the code that stands for it; a list of values is turned once, and then known for as long as it is in use. */
export function codesOf(values: readonly Value[]): ReadonlyMap<Value, number> {
  const codes = known.get(values) ?? new Map(values.map((value, code) => [value, code]));
  known.set(values, codes);
  return codes;
}
