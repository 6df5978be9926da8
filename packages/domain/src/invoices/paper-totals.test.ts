import { describe, expect, it } from 'vitest';
import type { TaxMark } from '../charges/tax-marks.ts';
import type { PaperLine } from './paper-snapshot.ts';
import { carriedTotals, isExportSale, linesOfItems, totalOfLines, totalsByMark } from './paper-totals.ts';

const line = (amount: number, tax: TaxMark): PaperLine => ({ kind: 'car', label: null, amount, tax });

describe('R90 the totals of a document', () => {
  const lines = [
    line(1_000_000, 'export_0'),
    line(30_000, 'outside'),
    line(11_000, 'taxed_10'),
    line(-5, 'export_0'),
    line(109, 'taxed_10'),
  ];

  it('stand apart by mark, with the tax that is within them', () => {
    expect(totalsByMark(lines)).toEqual([
      { mark: 'export_0', amount: 999_995, tax: 0 },
      { mark: 'outside', amount: 30_000, tax: 0 },
      { mark: 'taxed_10', amount: 11_109, tax: 1009 },
    ]);
    expect(totalsByMark(lines.slice(1, 2))).toEqual([{ mark: 'outside', amount: 30_000, tax: 0 }]);
  });

  it('add up to its total', () => {
    expect(totalsByMark(lines).reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOfLines(lines));
    expect(
      totalOfLines(
        linesOfItems([
          { car: null, lines },
          { car: null, lines: [line(1, 'outside')] },
        ]),
      ),
    ).toBe(totalOfLines(lines) + 1);
  });

  it('round the tax of a discount towards nothing', () => {
    expect(totalsByMark([line(-109, 'taxed_10')])).toEqual([{ mark: 'taxed_10', amount: -109, tax: -9 }]);
  });
});

describe('R90 an export sale', () => {
  it('has no other line', () => {
    expect(isExportSale([line(1, 'export_0'), line(2, 'export_0')])).toBe(true);
    expect(isExportSale([line(1, 'export_0'), line(2, 'outside')])).toBe(false);
    expect(isExportSale([line(1, 'taxed_10')])).toBe(false);
    expect(isExportSale([])).toBe(false);
  });
});

describe('R90 carried totals', () => {
  it('are those of the lines before a page, and with those on it', () => {
    expect(carriedTotals([1, 2, 3, 4], { first: 0, end: 2 })).toEqual({ broughtForward: 0, carriedForward: 3 });
    expect(carriedTotals([1, 2, 3, 4], { first: 2, end: 3 })).toEqual({ broughtForward: 3, carriedForward: 6 });
    expect(carriedTotals([1, 2, 3, 4], { first: 4, end: 4 })).toEqual({ broughtForward: 10, carriedForward: 10 });
  });

  it('begin with the opening balance of a statement', () => {
    expect(carriedTotals([-5, 10], { first: 1, end: 2 }, 100)).toEqual({ broughtForward: 95, carriedForward: 105 });
  });
});
