import { describe, expect, it } from 'vitest';
import { estimateAllIn, tariffDay } from './all-in.ts';
import { tariffOf, wonCar } from './tariff-rows.steps.ts';

const days = { purchasedOn: '2026-11-18', bookedOn: '2026-12-10' } as const;
const rows = [
  tariffOf({ kind: 'auction', value: 15_000 }),
  tariffOf({ kind: 'agent', value: 40_000, priceTo: 1_500_000 }),
  tariffOf({ kind: 'agent', how: 'percent_bp', value: 500, priceFrom: 1_500_001 }),
  tariffOf({ kind: 'delivery', value: 8000, region: 'kanto' }),
  tariffOf({ kind: 'invoice', value: 15_000 }),
  tariffOf({ kind: 'inspection', value: 22_000, booksAt: 'hand' }),
  tariffOf({ kind: 'freight', how: 'per_m3', value: 9000, dischargePort: 'Mombasa', validTo: '2026-11-30' }),
  tariffOf({ kind: 'freight', how: 'per_m3', value: 9500, dischargePort: 'Mombasa', validFrom: '2026-12-01' }),
  tariffOf({ kind: 'insurance', how: 'percent_bp', value: 70 }),
];
const amountsOf = ({ lines }: ReturnType<typeof estimateAllIn>) => lines.map(({ kind, amount }) => [kind, amount]);

describe('R88 all-in to the port', () => {
  it('is the price with all its charges, each by the row of its own day', () => {
    const allIn = estimateAllIn(rows, { ...wonCar, dischargePort: 'Mombasa' }, days);
    expect(amountsOf(allIn)).toEqual([
      ['auction', 15_000],
      ['agent', 40_000],
      ['delivery', 8000],
      ['invoice', 15_000],
      ['freight', 95_000],
      // 110 % of 1 173 000.
      ['insurance', 9032],
    ]);
    expect(allIn).toMatchObject({ total: 1_182_032, unknown: [] });
  });

  it('sums what is known, and lists what is not: no freight, so no insurance', () => {
    const allIn = estimateAllIn(rows, { ...wonCar, price: 2_000_000 }, days);
    expect(allIn).toMatchObject({ total: 2_138_000, unknown: ['freight', 'insurance'] });
    expect(allIn.lines.at(-1)).toMatchObject({ amount: null, missing: ['cfr'] });
    expect(allIn.lines.at(-2)).toMatchObject({ amount: null, missing: ['dischargePort'] });
  });

  it('counts what only some cars have if a row is for them, and nothing that is asked for by hand', () => {
    const other = tariffOf({ kind: 'other', value: 1000, houseId: 3 });
    expect(amountsOf(estimateAllIn([...rows, other], wonCar, days))).toContainEqual(['other', 1000]);
    expect(amountsOf(estimateAllIn([...rows, { ...other, houseId: 4 }], wonCar, days))).not.toContainEqual([
      'other',
      1000,
    ]);
  });

  it('without any row is the price alone, and everything is unknown', () => {
    expect(estimateAllIn([], wonCar, days)).toMatchObject({
      total: 1_000_000,
      unknown: ['auction', 'agent', 'delivery', 'invoice', 'freight', 'insurance'],
    });
  });

  it('takes freight and inspection of the day of booking', () => {
    expect(tariffDay('freight', days)).toBe('2026-12-10');
    expect(tariffDay('inspection', days)).toBe('2026-12-10');
    expect(tariffDay('insurance', days)).toBe('2026-11-18');
  });
});
