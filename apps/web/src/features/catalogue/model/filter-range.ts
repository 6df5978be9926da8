import type { RangeName } from '@seri/domain/catalogue/filter-names.data';
import type { Range } from '@seri/domain/catalogue/filters';
import { groupDigits } from '@seri/domain/money/money';
import type { RangeFacet } from './filter-facets.ts';

const longest = 10;

/** A number as one types it: digits only, in groups; years are not grouped, and 0 is nothing yet. */
export function typedNumber(name: RangeName, text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, longest);
  return digits === '' ? '' : shownNumber(name, Number(digits));
}

export function shownNumber(name: RangeName, value: number | undefined): string {
  if (value === undefined) return '';
  return name === 'year' ? String(value) : groupDigits(value);
}

export function readNumber(text: string): number | undefined {
  return Number(text.replaceAll(/\D/g, '')) || undefined;
}

/** Both ends at once, pasted as `2015 – 2022`, `2015-2022` or `2015,2022`. */
export function pastedRange(text: string): Range | undefined {
  const [, from, to] = /^\s*([\d\s]+?)\s*[-–—,;]\s*([\d\s]+?)\s*$/.exec(text) ?? [];
  return from && to ? { from: readNumber(from), to: readNumber(to) } : undefined;
}

export interface Bar {
  /** The first and the last value of it. */
  from: number;
  to: number;
  /** Of the tallest one. */
  height: number;
  isIn: boolean;
}

/** The histogram, with the bars that the range reaches. */
export function barsOf({ min, step, bars, width }: RangeFacet, { from = 0, to = Infinity }: Range): Bar[] {
  const tallest = Math.max(1, ...bars);
  return bars.map((count, index) => {
    const start = min + index * width;
    const end = start + width;
    return { from: start, to: end - step, height: count / tallest, isIn: end > from && start <= to };
  });
}
