import type { BlockCounts } from './block-counts.ts';
import { addSpan, type CountedColumn, counterOf, slotAt } from './counted.ts';
import { goneWithin } from '../segments/gone.ts';
import type { Scan } from './plan-scan.ts';
import type { Column } from '../segments/columns.ts';
import { scan } from './scan.ts';
import type { Span } from '../segments/segment.ts';

/** A column with the table that its counts are added to. */
export interface Tally extends CountedColumn {
  counts: Uint32Array;
}

/**
 * Counts the spans of a scan without tests and returns the total. Spans shorter than any block, of which there may be
 * hundreds, go through one scan together. Longer ones add up block counts and count their ends place by place, then subtract
 * the removed lots.
 */
export function countSpans(plan: Scan, tallies: readonly Tally[]): number {
  const { ordering, spans, gone } = plan;
  const finest = Math.min(...Object.values(ordering.blocks ?? {}).map(({ shift }) => shift));
  const isShort = ({ from, to }: Span) => tallies.length > 0 && to - from < 2 ** finest;
  const counters = tallies.map((tally) => counterOf(ordering, tally, tally.counts));
  let total = 0;
  scan({ ...plan, spans: spans.filter(isShort) }, (selected, count) => {
    total += count;
    for (const counter of counters) counter(selected, count);
  });
  for (const span of spans) {
    if (isShort(span)) continue;
    const places = goneWithin(gone, span);
    total += span.to - span.from - places.length;
    for (const { column, step, counts } of tallies) {
      const values = ordering.columns[column];
      const blocks = ordering.blocks?.[column];
      if (blocks) addBlocks(blocks, values, step, span, counts);
      else addSpan(values, step, span, 1, counts);
      takeOff(values, step, places, counts);
    }
  }
  return total;
}

/** Adds the blocks between the block boundaries nearest to both ends, then adds or subtracts the difference at each end. */
function addBlocks(
  { shift, starts, slots, counts: numbers }: BlockCounts,
  values: Column,
  step: number | undefined,
  span: Span,
  counts: Uint32Array,
): void {
  if (span.to - span.from < 2 ** shift) return addSpan(values, step, span, 1, counts);
  const nearest = (place: number) => (place + 2 ** (shift - 1)) >> shift;
  const placeOf = (block: number) => Math.min(block << shift, values.length);
  const [first, last] = [nearest(span.from), nearest(span.to)];
  const [start = 0, end = 0] = [starts[first], starts[last]];
  for (let at = start; at < end; at += 1) {
    const slot = slots[at] as number;
    counts[slot] = (counts[slot] as number) + (numbers[at] as number);
  }
  const [from, to] = [placeOf(first), placeOf(last)];
  addSpan(values, step, { from: span.from, to: from }, 1, counts);
  addSpan(values, step, { from, to: span.from }, -1, counts);
  addSpan(values, step, { from: to, to: span.to }, 1, counts);
  addSpan(values, step, { from: span.to, to }, -1, counts);
}

function takeOff(values: Column, step: number | undefined, places: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const slot = slotAt(values, step, places[at] as number);
    counts[slot] = (counts[slot] as number) - 1;
  }
}
