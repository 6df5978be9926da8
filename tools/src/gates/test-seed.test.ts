import { expect, it } from 'vitest';
import { Failure } from '../output/failure.ts';
import { seedOf } from './test-seed.ts';

it('a given seed is used', () => {
  expect(seedOf('4711')).toBe('4711');
});

it.each([undefined, ''])('without one (%j) a new one is drawn each time, which can be given later', (text) => {
  const drawn = Array.from({ length: 20 }, () => seedOf(text));
  expect(new Set(drawn).size).toBeGreaterThan(1);
  for (const seed of drawn) expect(seedOf(seed)).toBe(seed);
});

it.each(['x', '0', '-1', '1.5', '1e3', ' 1', '1234567890'])('%j is no seed', (text) => {
  expect(() => seedOf(text)).toThrow(Failure);
});
