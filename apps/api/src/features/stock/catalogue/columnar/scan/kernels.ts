import type { Column } from '../segments/columns.ts';

/**
 * The innermost loops, over places that are selected: those that stay are moved to the front, and how many stay is told.
 * Nothing is decided by a branch where what was found can be added. Whoever calls asks for places that are there.
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

/** By a value of the row that stands at a place, not of the place itself. */
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
  { fails, bit }: Marks,
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
  { fails, bit }: Marks,
): void {
  for (let at = 0; at < count; at += 1) {
    const value = column[selected[at] as number] as number;
    fails[at] = (fails[at] as number) | (value >= from && value <= to ? 0 : bit);
  }
}

/** Which of its filters each selected place fails, a bit for each. */
export interface Marks {
  fails: Uint16Array;
  bit: number;
}

/** Copies those of which exactly this is marked. */
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

/** The slots of which anything was counted, looked for by four, as of most nothing was. */
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

/** By the part of one step that a measured value is in, plus one; nothing is counted at 0. */
export function countParts(
  column: Column,
  step: number,
  selected: Uint32Array,
  count: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < count; at += 1) {
    // As an integer at once: rounded as a number it takes eight times as long.
    const slot = (((column[selected[at] as number] as number) - 1 + step) / step) | 0;
    counts[slot] = (counts[slot] as number) + 1;
  }
}
