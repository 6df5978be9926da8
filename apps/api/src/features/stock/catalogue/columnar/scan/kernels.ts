import type { Column } from '../segments/columns.ts';

/**
 * The innermost loops. A `keep` function moves the places that fit to the front of `selected` and returns how many fit. The
 * loops add results instead of branching. Callers pass only places that exist.
 */

export function keepOneOf(column: Column, allowed: Uint8Array, selected: Uint32Array, count: number): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = selected[at] as number;
    selected[kept] = place;
    kept += allowed[column[place] as number] as number;
  }
  return kept;
}

export function keepBetween(column: Column, from: number, to: number, selected: Uint32Array, count: number): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = selected[at] as number;
    const value = column[place] as number;
    selected[kept] = place;
    kept += value >= from && value <= to ? 1 : 0;
  }
  return kept;
}

export function keepRowsBetween(
  values: Column,
  from: number,
  to: number,
  rows: Uint32Array | null,
  selected: Uint32Array,
  count: number,
): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = selected[at] as number;
    const value = values[rows ? (rows[place] as number) : place] as number;
    selected[kept] = place;
    kept += value >= from && value <= to ? 1 : 0;
  }
  return kept;
}

export function markOthers(
  column: Column,
  allowed: Uint8Array,
  selected: Uint32Array,
  count: number,
  { fails, bit }: FailMarks,
): void {
  for (let at = 0; at < count; at += 1) {
    const isAllowed = allowed[column[selected[at] as number] as number] as number;
    fails[at] = (fails[at] as number) | (bit * (1 - isAllowed));
  }
}

export function markOutside(
  column: Column,
  from: number,
  to: number,
  selected: Uint32Array,
  count: number,
  { fails, bit }: FailMarks,
): void {
  for (let at = 0; at < count; at += 1) {
    const value = column[selected[at] as number] as number;
    fails[at] = (fails[at] as number) | (value >= from && value <= to ? 0 : bit);
  }
}

/** A bit for each filter that a selected place fails. */
export interface FailMarks {
  fails: Uint16Array;
  bit: number;
}

/** Copies the places whose failed filters are exactly `mark`. */
export function copyMarked(
  fails: Uint16Array,
  mark: number,
  from: Uint32Array,
  count: number,
  to: Uint32Array,
): number {
  let copied = 0;
  for (let at = 0; at < count; at += 1) {
    to[copied] = from[at] as number;
    copied += fails[at] === mark ? 1 : 0;
  }
  return copied;
}

export function countValues(column: Column, selected: Uint32Array, count: number, counts: Uint32Array): void {
  for (let at = 0; at < count; at += 1) {
    const value = column[selected[at] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

/** Collects the slots with a count. Tests four at a time, because most are zero. */
export function slotsCounted(counts: Uint32Array, slots: number, counted: Uint32Array): number {
  let found = 0;
  for (let first = 0; first < slots; first += 4) {
    const [second, third, last] = [first + 1, first + 2, first + 3];
    const one = (counts[first] as number) | (counts[second] as number);
    if ((one | (counts[third] as number) | (counts[last] as number)) === 0) continue;
    for (let slot = first; slot <= last; slot += 1) {
      counted[found] = slot;
      found += counts[slot] === 0 ? 0 : 1;
    }
  }
  return found;
}

/** Counts measured values by the part of one step that they are in; slot 0 is for no value. */
export function countParts(
  column: Column,
  step: number,
  selected: Uint32Array,
  count: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < count; at += 1) {
    // `| 0` is integer arithmetic; Math.floor takes eight times as long.
    const slot = (((column[selected[at] as number] as number) - 1 + step) / step) | 0;
    counts[slot] = (counts[slot] as number) + 1;
  }
}
