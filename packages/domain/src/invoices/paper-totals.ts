import { type TaxMark, taxMarks } from '../charges/tax-marks.ts';
import type { PaperItem, PaperLine } from './paper-snapshot.ts';

export const linesOfItems = (items: readonly PaperItem[]): PaperLine[] => items.flatMap(({ lines }) => lines);

export const totalOfLines = (lines: readonly PaperLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

export interface MarkTotal {
  mark: TaxMark;
  amount: number;
  /** The tax within the amount, rounded down once. */
  tax: number;
}

/** R90: the totals of the marks that a document has, always in the same order. */
export function totalsByMark(lines: readonly PaperLine[]): MarkTotal[] {
  return taxMarks.flatMap((mark) => {
    const marked = lines.filter(({ tax }) => tax === mark);
    const amount = totalOfLines(marked);
    const tax = mark === 'taxed_10' ? Math.trunc((amount * 10) / 110) : 0;
    return marked.length > 0 ? [{ mark, amount, tax }] : [];
  });
}

/** R90: only then a document may say that it is an export sale. */
export const isExportSale = (lines: readonly PaperLine[]): boolean =>
  lines.length > 0 && lines.every(({ tax }) => tax === 'export_0');

export interface CarriedTotals {
  broughtForward: number;
  carriedForward: number;
}

/** R90: the sums at the head and the foot of a page that shows the amounts from `first` on, up to `end` without it. */
export function carriedTotals(
  amounts: readonly number[],
  { first, end }: { first: number; end: number },
  opening = 0,
): CarriedTotals {
  const until = (place: number) => amounts.slice(0, place).reduce((sum, amount) => sum + amount, opening);
  return { broughtForward: until(first), carriedForward: until(end) };
}
