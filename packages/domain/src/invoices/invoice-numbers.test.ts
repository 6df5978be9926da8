import { describe, expect, it } from 'vitest';
import { japanDay } from '../time/japan-time.ts';
import { documentNumber, type NumberSeries, seriesOf, yearOf } from './invoice-numbers.ts';
import type { PaperKind } from './paper-snapshot.ts';

describe('R90 the number of a document', () => {
  it.each<[NumberSeries, number, number, string]>([
    ['invoice', 2026, 4117, '2026-004117'],
    ['invoice', 2027, 1, '2027-000001'],
    ['proforma', 2026, 12, 'P2026-000012'],
    ['receipt', 2026, 999_999, 'R2026-999999'],
    ['invoice', 2026, 1_000_000, '2026-1000000'],
  ])('of the series %s, year %i, ordinal %i is %s', (series, year, ordinal, number) => {
    expect(documentNumber(series, year, ordinal)).toBe(number);
  });

  it.each<[PaperKind, NumberSeries | null]>([
    ['invoice', 'invoice'],
    ['credit_note', 'invoice'],
    ['proforma', 'proforma'],
    ['receipt', 'receipt'],
    ['statement', null],
  ])('a %s takes it from the series %s', (kind, series) => {
    expect(seriesOf(kind)).toBe(series);
  });

  it('bears the year of Japan', () => {
    expect(yearOf(japanDay(new Date('2026-12-31T14:59:59Z')))).toBe(2026);
    expect(yearOf(japanDay(new Date('2026-12-31T15:00:00Z')))).toBe(2027);
  });
});
