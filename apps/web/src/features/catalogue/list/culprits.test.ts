import { expect, it } from 'vitest';
import { culpritsOf } from './culprits.ts';

it('lists the filters whose removal would bring lots back, the most lots first', () => {
  expect(culpritsOf({ color: 0, year: 12, makerId: 340 })).toEqual([
    { name: 'makerId', count: 340 },
    { name: 'year', count: 12 },
  ]);
});

it('lists nothing if removing any single filter would not help', () => {
  expect(culpritsOf({ color: 0, year: 0 })).toEqual([]);
});
