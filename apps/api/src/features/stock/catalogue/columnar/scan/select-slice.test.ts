import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectSlice } from './select-slice.ts';

it('takes the same matches as sorting all of them', { timeout: 60_000 }, () => {
  const value = fc.oneof(
    fc.constant(Infinity),
    fc.integer({ min: -3, max: 3 }),
    fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  );
  const values = fc.array(fc.tuple(value, value), { minLength: 0, maxLength: 3_000, size: 'max' });
  const property = fc.property(values, fc.nat(3_000), fc.nat(700), (pairs, from, many) => {
    const keys = [(at: number) => pairs[at]?.[0] ?? 0, (at: number) => pairs[at]?.[1] ?? 0, (at: number) => -at];
    const all = Uint32Array.from(pairs.keys());
    const order = (one: number, other: number) => {
      const key = keys.find((own) => own(one) !== own(other));
      return key && key(one) > key(other) ? 1 : -1;
    };
    expect([...selectSlice(all, keys, from, from + many)]).toEqual([
      ...all.toSorted(order).subarray(from, from + many),
    ]);
  });
  fc.assert(property, { numRuns: 60 });
});
