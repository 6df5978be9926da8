import { expect, it } from 'vitest';
import { fairPriceOf } from './fair-price.ts';

const quartiles = { lower: 1, median: 2, upper: 3 };

it('R39 fewer than five sales make no price', () => {
  expect(fairPriceOf({ quartiles, count: 5, steps: 1 })).toEqual({ quartiles, count: 5, steps: 1 });
  expect(fairPriceOf({ quartiles, count: 4, steps: 5 })).toEqual({ quartiles: null, count: 4, steps: 5 });
});
