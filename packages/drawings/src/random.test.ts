import { expect, test } from 'vitest';
import { createRandom, drawAt, fractionOf, type Seed, weighted } from './random.ts';

function draw(...seed: readonly Seed[]): readonly number[] {
  const random = createRandom(...seed);
  return Array.from({ length: 20 }, () => random.fraction());
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw(1, 'uss')).toEqual(draw(1, 'uss'));
  expect(draw(1, 'uss')).not.toEqual(draw(2, 'uss'));
});

test('whole numbers fall on both ends and everything between', () => {
  const random = createRandom('dice');
  const seen = new Set(Array.from({ length: 500 }, () => random.integer(1, 6)));
  expect([...seen].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('weights decide how often an item comes up', () => {
  const random = createRandom('weights');
  const items = [
    { name: 'often', weight: 3 },
    { name: 'seldom', weight: 1 },
    { name: 'never', weight: 0 },
  ];
  const table = weighted(items, (item) => item.weight);
  const names = Array.from({ length: 4000 }, () => random.draw(table).name);
  const often = names.filter((name) => name === 'often').length;
  expect(often / names.length).toBeGreaterThan(0.72);
  expect(often / names.length).toBeLessThan(0.78);
  expect(names).not.toContain('never');
});

test('a draw falls on each item from its sum up to the next', () => {
  const table = weighted(['a', 'none', 'b'], (item) => (item === 'none' ? 0 : 2));
  expect([0, 0.499, 0.5, 0.999].map((fraction) => drawAt(table, fraction))).toEqual(['a', 'a', 'b', 'b']);
});

test('the same seed gives the same fraction', () => {
  expect(fractionOf('lot', 7)).toBe(fractionOf('lot', 7));
  expect(fractionOf('lot', 7)).not.toBe(fractionOf('lot', 8));
});

test('picking from an empty list throws', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
  expect(() => createRandom(1).draw(weighted([], () => 1))).toThrow(RangeError);
});
