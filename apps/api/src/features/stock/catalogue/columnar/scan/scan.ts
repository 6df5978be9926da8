import type { Column } from '../segments/columns.ts';
import { goneWithin } from '../segments/gone.ts';
import { keepBetween, keepOneOf, markOthers, markOutside } from './kernels.ts';
import type { MeasuredName } from '../segments/lot-facts.ts';
import type { Scan } from './plan-scan.ts';
import type { RowTest } from './row-tests.ts';
import type { Ordering } from '../segments/segment.ts';

/** How many places are tested at a time: few enough that they and their results stay in the processor's first-level cache. */
export const blockSize = 4_096;

/** A scratch buffer, shared by all scans: only one runs at a time. */
const places = new Uint32Array(blockSize);

export type KeepPlaces = (selected: Uint32Array, count: number) => number;
type VisitPlaces = (selected: Uint32Array, count: number) => void;

/** Visits the places that fit, a block at a time, in the order of the spans. */
export function scan(
  { ordering, spans, gone, tests }: Scan,
  visit: VisitPlaces,
  extraFilters: readonly KeepPlaces[] = [],
): void {
  const keeps = [...tests.map((test) => filterOf(test, ordering)), ...extraFilters];
  let count = 0;
  const pass = () => {
    const kept = keeps.reduce((left, keep) => keep(places, left), count);
    if (kept > 0) visit(places, kept);
    count = 0;
  };
  const select = (from: number, to: number) => {
    for (let place = from; place < to;) {
      const many = Math.min(to - place, blockSize - count);
      for (let at = 0; at < many; at += 1) places[count + at] = place + at;
      place += many;
      count += many;
      if (count === blockSize) pass();
    }
  };
  for (const span of spans) {
    let { from } = span;
    for (const place of goneWithin(gone, span)) {
      select(from, place);
      from = place + 1;
    }
    select(from, span.to);
  }
  pass();
}

type MarkFails = (selected: Uint32Array, count: number, fails: Uint16Array) => void;

export function markerOf(test: RowTest, { columns }: Ordering, bit: number): MarkFails {
  const column = columns[test.column];
  if ('allowed' in test) {
    return (selected, count, fails) => markOthers(column, test.allowed, selected, count, { fails, bit });
  }
  const [only, ...more] = test.ranges;
  if (!only || more.length > 0) return markOutsideRanges(column, test.ranges, bit);
  return (selected, count, fails) => markOutside(column, only.from, only.to, selected, count, { fails, bit });
}

function filterOf(test: RowTest, { columns }: Ordering): KeepPlaces {
  const column = columns[test.column];
  if ('allowed' in test) return (selected, count) => keepOneOf(column, test.allowed, selected, count);
  const [first, ...more] = test.ranges;
  if (first && more.length === 0)
    return (selected, count) => keepBetween(column, first.from, first.to, selected, count);
  return keepInRanges(column, test.ranges);
}

type Ranges = Extract<RowTest, { column: MeasuredName }>['ranges'];

/** For many ranges: a binary search finds the range of a value. */
function keepInRanges(column: Column, ranges: Ranges): KeepPlaces {
  const joined = joinRanges(ranges);
  return (selected, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const place = selected[at] as number;
      selected[kept] = place;
      kept += isWithin(joined, column[place] as number) ? 1 : 0;
    }
    return kept;
  };
}

function markOutsideRanges(column: Column, ranges: Ranges, bit: number): MarkFails {
  const joined = joinRanges(ranges);
  return (selected, count, fails) => {
    for (let at = 0; at < count; at += 1) {
      const isFitting = isWithin(joined, column[selected[at] as number] as number);
      fails[at] = (fails[at] as number) | (isFitting ? 0 : bit);
    }
  };
}

interface Joined {
  starts: Float64Array;
  ends: Float64Array;
}

function joinRanges(ranges: Ranges): Joined {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return { starts: Float64Array.from(joined, ({ from }) => from), ends: Float64Array.from(joined, ({ to }) => to) };
}

function isWithin({ starts, ends }: Joined, value: number): boolean {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low > 0 && value <= (ends[low - 1] as number);
}
