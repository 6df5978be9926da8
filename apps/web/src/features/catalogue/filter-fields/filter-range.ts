import type { RangeName } from '@seri/domain/catalogue/filter-names.data';
import { isYear } from '@seri/domain/catalogue/quick-readers';
import type { Range } from '@seri/domain/catalogue/filters';
import { groupDigits } from '@seri/domain/money/money';
import type { FilterRangeFacet } from '../filters/filter-facets.ts';

const maxDigits = 10;

/** Formats a number while it is typed: digits only, grouped; years are not grouped. */
export function typedNumber(name: RangeName, text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, maxDigits);
  return digits === '' ? '' : shownNumber(name, Number(digits));
}

export function shownNumber(name: RangeName, value: number | undefined): string {
  if (value === undefined) return '';
  return name === 'year' ? String(value) : groupDigits(value);
}

export function readNumber(text: string): number | undefined {
  return Number(text.replaceAll(/\D/g, '')) || undefined;
}

/** Whole years in the wrong order; other numbers may still grow while they are typed. */
export function areReversedYears(name: RangeName, { from, to }: Record<'from' | 'to', string>): boolean {
  return name === 'year' && isYear(Number(from)) && isYear(Number(to)) && Number(from) > Number(to);
}

/** Reads both ends of a pasted range: `2015 – 2022`, `2015-2022` or `2015,2022`. */
export function pastedRange(text: string): Range | undefined {
  const [, from, to] = /^\s*([\d\s]+?)\s*[-–—,;]\s*([\d\s]+?)\s*$/.exec(text) ?? [];
  return from && to ? { from: readNumber(from), to: readNumber(to) } : undefined;
}

export interface HistogramBar {
  from: number;
  to: number;
  /** Share of the tallest bar. */
  height: number;
  isInRange: boolean;
}

export function barsOf(
  { min, step, bars, width }: FilterRangeFacet,
  { from = 0, to = Infinity }: Range,
): HistogramBar[] {
  const tallest = Math.max(1, ...bars);
  return bars.map((count, index) => {
    const start = min + index * width;
    const end = start + width;
    return { from: start, to: end - step, height: count / tallest, isInRange: end > from && start <= to };
  });
}
