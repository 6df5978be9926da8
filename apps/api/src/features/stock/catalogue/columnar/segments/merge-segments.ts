import {
  type Column,
  filled,
  greatestOf,
  makeColumn,
  makeNumbers,
  makeRows,
  mostWhole,
  type Value,
} from './columns.ts';
import { codedNames, type ColumnName, measuredNames } from './lot-facts.ts';
import { orderByModel } from '../scan/order-by-model.ts';
import { codesOf, type Segment } from './segment.ts';
import { firstNotBelow } from '../scan/sort-rows.ts';

/** The source of each merged row: a row of the large segment, or the size of the large one plus a row of the small one. */
type Sources = Uint32Array;

interface Merged {
  large: Segment;
  small: Segment;
  sources: Sources;
}

/**
 * Merges a large segment without its removed rows and a small segment into a new one. Both are sorted already, so each row
 * of the small one is placed by a binary search. A step takes some hundredths of a second for millions of rows; between
 * steps the thread can do other work.
 */
export function* mergeSegments(large: Segment, gone: Uint8Array, small: Segment): Generator<void, Segment> {
  const merged: Merged = { large, small, sources: orderSources(large, gone, small) };
  const { sources } = merged;
  const size = sources.length;
  yield;
  const columns = {} as Record<ColumnName, Column>;
  const values = {} as Record<(typeof codedNames)[number], readonly Value[]>;
  for (const name of codedNames) {
    const { all, codes } = joinValues(large.values[name], small.values[name]);
    values[name] = all;
    const recoded = Uint32Array.from(small.byTime.columns[name], (code) => codes[code] as number);
    columns[name] = takeFrom(sources, large.byTime.columns[name], recoded, all.length - 1);
    yield;
  }
  const greatest = {} as Record<(typeof measuredNames)[number], number>;
  for (const name of measuredNames) {
    const [own, added] = [large.byTime.columns[name], small.byTime.columns[name]];
    // Computed anew: after one absurd price is corrected, the column must not keep millions of slots.
    greatest[name] = greatestFrom(sources, own, added);
    columns[name] = takeFrom(sources, own, added, greatest[name]);
    yield;
  }
  const byModel = yield* orderByModel(columns, values.model.length, SharedArrayBuffer);
  const ids = takeFrom(sources, large.ids, small.ids, mostWhole) as Uint32Array;
  yield;
  const rowsById = yield* orderById(merged);
  yield;
  const moments = joinMoments(merged);
  yield;
  const ranks = [large.conditionRanks, small.conditionRanks] as const;
  const conditionRanks = takeFrom(sources, ...ranks, Math.max(...ranks.map(greatestOf)));
  return {
    kind: large.kind,
    size,
    byTime: { columns, rows: null },
    ...byModel,
    ids,
    rowsById,
    ...moments,
    conditionRanks,
    values,
    greatest,
  };
}

function orderSources(large: Segment, gone: Uint8Array, small: Segment): Sources {
  const sources = new Uint32Array(large.size + small.size);
  let [count, from] = [0, 0];
  for (let own = 0; own <= small.size; own += 1) {
    const upto = own < small.size ? placeAmong(large, small, own, from) : large.size;
    for (; from < upto; from += 1) {
      sources[count] = from;
      count += 1 - (gone[from] as number);
    }
    if (own < small.size) sources[count++] = large.size + own;
  }
  return sources.slice(0, count);
}

/** The first row of a segment that does not sort before the given row of the other. */
function placeAmong(segment: Segment, other: Segment, row: number, from: number): number {
  const key = keyOf(other, row);
  return firstNotBelow((at) => compareKeys(keyOf(segment, at), key), 0, from, segment.size);
}

/** R8: by day, time, lot number and id; lots without a number come last. */
function keyOf({ days, times, moments, byTime, ids }: Segment, row: number): readonly number[] {
  const moment = moments[row] as number;
  const number = byTime.columns.lotNumber[row] || Infinity;
  return [days[moment] as number, times[moment] as number, number, ids[row] as number];
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at === -1 ? 0 : Math.sign((one[at] as number) - (other[at] as number));
}

/** Values of the first keep their codes; values only in the second get the next free codes. */
function joinValues(first: readonly Value[], second: readonly Value[]): { all: readonly Value[]; codes: number[] } {
  const firstCodes = codesOf(first);
  const added: Value[] = [];
  const codes = second.map((value) => firstCodes.get(value) ?? first.length + added.push(value) - 1);
  return { all: added.length === 0 ? first : [...first, ...added], codes };
}

function takeFrom(sources: Sources, large: Column, small: Column, greatest: number): Column {
  const column = makeColumn(sources.length, greatest, SharedArrayBuffer);
  const first = large.length;
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] as number;
    column[row] = (source < first ? large[source] : small[source - first]) as number;
  }
  return column;
}

function greatestFrom(sources: Sources, large: Column, small: Column): number {
  const first = large.length;
  let greatest = 0;
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] as number;
    greatest = Math.max(greatest, (source < first ? large[source] : small[source - first]) as number);
  }
  return greatest;
}

/** Both segments list their rows by id, so this is a merge of two sorted lists. */
function* orderById({ large, small, sources }: Merged): Generator<void, Uint32Array> {
  const rowOf = new Uint32Array(large.size + small.size).fill(sources.length);
  for (let row = 0; row < sources.length; row += 1) rowOf[sources[row] as number] = row;
  yield;
  const rowsById = makeRows(sources.length, SharedArrayBuffer);
  let [count, one, other] = [0, 0, 0];
  while (one < large.size || other < small.size) {
    const isLarge = idOf(large, one) <= idOf(small, other);
    const source = isLarge ? (large.rowsById[one++] as number) : large.size + (small.rowsById[other++] as number);
    const row = rowOf[source] as number;
    // A removed source row has no merged row.
    if (row < sources.length) rowsById[count++] = row;
  }
  return rowsById;
}

function idOf({ ids, rowsById }: Segment, at: number): number {
  return at < rowsById.length ? (ids[rowsById[at] as number] as number) : Infinity;
}

function joinMoments({ large, small, sources }: Merged): Pick<Segment, 'moments' | 'days' | 'times'> {
  const most = large.days.length + small.days.length;
  const [days, times] = [makeNumbers(most, ArrayBuffer), makeNumbers(most, ArrayBuffer)];
  const moments = makeColumn(sources.length, most, SharedArrayBuffer);
  let [last, former] = [-1, -1];
  for (let row = 0; row < sources.length; row += 1) {
    const source = sources[row] as number;
    // Moments of the small segment are numbered after those of the large one.
    const moment = source < large.size ? (large.moments[source] as number) : momentOfSmall(large, small, source);
    if (moment !== former) {
      const segment = source < large.size ? large : small;
      const own = source < large.size ? moment : moment - large.days.length;
      const [day, time] = [segment.days[own] as number, segment.times[own] as number];
      if (last === -1 || days[last] !== day || times[last] !== time) last += 1;
      days[last] = day;
      times[last] = time;
      former = moment;
    }
    moments[row] = last;
  }
  const shared = (numbers: Float64Array) =>
    filled(makeNumbers(last + 1, SharedArrayBuffer), numbers.subarray(0, last + 1));
  return { moments, days: shared(days), times: shared(times) };
}

function momentOfSmall(large: Segment, small: Segment, source: number): number {
  return large.days.length + (small.moments[source - large.size] as number);
}
