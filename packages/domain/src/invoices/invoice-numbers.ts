import type { JapanDay } from '../time/japan-time.ts';
import type { PaperKind } from './paper-snapshot.ts';

/** R90: each series of a year is one run of numbers without gaps. */
export const numberSeries = ['invoice', 'proforma', 'receipt'] as const;
export type NumberSeries = (typeof numberSeries)[number];

const seriesOfKinds: Readonly<Record<PaperKind, NumberSeries | null>> = {
  invoice: 'invoice',
  credit_note: 'invoice',
  proforma: 'proforma',
  receipt: 'receipt',
  statement: null,
};

/** R90: a credit note takes the next number of the invoices, a statement takes none. */
export const seriesOf = (kind: PaperKind): NumberSeries | null => seriesOfKinds[kind];

const prefixes: Readonly<Record<NumberSeries, string>> = { invoice: '', proforma: 'P', receipt: 'R' };

/** R90: the year is that of Japan, so a document of the last hours of a European year bears the next one. */
export const yearOf = (day: JapanDay): number => Number(day.slice(0, 4));

export function documentNumber(series: NumberSeries, year: number, ordinal: number): string {
  return `${prefixes[series]}${year}-${String(ordinal).padStart(6, '0')}`;
}
