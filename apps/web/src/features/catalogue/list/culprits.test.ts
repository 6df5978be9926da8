import { expect, it } from 'vitest';
import { culpritsOf } from './culprits.ts';

it('lists the filters whose removal would bring lots back, the most lots first', () => {
  expect(culpritsOf({ without: { color: 0, year: 12, makerId: 340 } })).toEqual([
    { names: ['makerId'], count: 340 },
    { names: ['year'], count: 12 },
  ]);
});

it('lists filters that only help together', () => {
  const withoutSeveral = [
    { names: ['color' as const, 'year' as const], count: 3 },
    { names: ['makerId' as const, 'year' as const], count: 8 },
  ];
  expect(culpritsOf({ without: {}, withoutSeveral }).map(({ count }) => count)).toEqual([8, 3]);
});

it('lists few of them, and none that would not help', () => {
  expect(culpritsOf({ without: { color: 0, year: 0 } })).toEqual([]);
  expect(culpritsOf({ without: { color: 1, year: 2, makerId: 3, engine: 4, mileage: 5, condition: 6 } })).toHaveLength(
    4,
  );
});
