import { expect, it } from 'vitest';
import { setsOf } from './sets-of.ts';

it('lists every set of that many values once, in their order', () => {
  expect(setsOf(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(setsOf(['a'], 2)).toEqual([]);
});
