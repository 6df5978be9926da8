import { expect, it } from 'vitest';
import { culpritsOf } from './culprits.ts';

it('names the filters without which there would be lots, the guiltiest first', () => {
  expect(culpritsOf({ color: 0, year: 12, makerId: 340 })).toEqual([
    { name: 'makerId', count: 340 },
    { name: 'year', count: 12 },
  ]);
});

it('where no single filter is guilty, none is named', () => {
  expect(culpritsOf({ color: 0, year: 0 })).toEqual([]);
});
