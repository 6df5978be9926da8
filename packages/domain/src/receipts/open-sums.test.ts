import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeTolerance, fittingSum, searchableSums } from './open-sums.ts';

const sumsOf = (amounts: readonly number[]) =>
  searchableSums(amounts.map((amount, index) => ({ id: String.fromCodePoint(97 + index), amount })));
const fit = (amounts: readonly number[], amount: number) => {
  const found = fittingSum(sumsOf(amounts), amount);
  return found && `${found.ids.toSorted().join('')} ${found.shortBy}`;
};

describe('the open sums that an amount pays', () => {
  it.each([
    [[500, 300, 200], 300, 'b 0'],
    [[500, 300, 200], 800, 'ab 0'],
    [[500, 300, 200], 1000, 'abc 0'],
    [[1, 20, 300, 4000, 50_000], 54_320, 'bcde 0'],
    [[500_000, 300_000, 200_000], 500_000, 'a 0'],
    [[500_000], 500_000 - feeTolerance, `a ${feeTolerance}`],
    [[500_000], 500_000 - feeTolerance - 1, null],
    [[500_000], 500_001, null],
    [[500_000, 303_000, 200_000], 500_000 - 1, 'a 1'],
    [[505_000, 300_000, 200_000], 500_000, 'bc 0'],
    [[10_000, 20_000, 40_000, 80_000, 160_000], 310_000, null],
    [[100, 100, 100], 300, 'abc 0'],
    [[500_000, -100_000], 400_000, null],
    [[], 100, null],
  ])('of %j for %i are %j', (amounts, amount, expected) => {
    expect(fit(amounts, amount)).toBe(expected);
  });

  it('are the fewest of those that fit best', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 7 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60_000 }), (open, amount) => {
        const groups = Array.from({ length: 2 ** open.length }, (_, bits) => open.filter((__, at) => bits & (1 << at)))
          .filter(({ length }) => length >= 1 && length <= 4)
          .map((group) => ({ count: group.length, shortBy: group.reduce((sum, one) => sum + one, 0) - amount }))
          .filter(({ shortBy }) => shortBy >= 0 && shortBy <= feeTolerance)
          .toSorted((one, other) => one.shortBy - other.shortBy || one.count - other.count);
        const found = fittingSum(sumsOf(open), amount);
        expect(found && { count: found.ids.length, shortBy: found.shortBy }).toEqual(groups[0] ?? null);
      }),
    );
  });

  it('are sought among the first thirty', () => {
    const many = Array.from({ length: 31 }, (_, index) => (index === 30 ? 1_000_000 : 7));
    expect(fittingSum(sumsOf(many), 1_000_000)).toBeNull();
  });
});
