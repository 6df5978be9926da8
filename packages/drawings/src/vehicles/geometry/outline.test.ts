import { expect, test } from 'vitest';
import { isConvex, leftTurning, ribbon, rounded } from './outline.ts';

test('a corner without a radius stays, one with a radius is rounded', () => {
  const points = rounded([
    [0, 0],
    [4, 0, 1],
    [4, 4],
  ]);
  expect(points[0]).toEqual([0, 0]);
  expect(points).not.toContainEqual([4, 0]);
  expect(points).toContainEqual([3, 0]);
  expect(points).toContainEqual([4, 1]);
});

test('a radius never reaches beyond the middle of an edge', () => {
  expect(
    rounded([
      [0, 0],
      [2, 0, 9],
      [2, 2],
    ]),
  ).toContainEqual([1, 0]);
});

test('a ribbon has the given thickness at either end', () => {
  const [start, end, below, back] = ribbon(
    [
      [0, 0],
      [4, 0],
    ],
    2,
    1,
  );
  expect([start, end, below, back]).toEqual([
    [0, 1],
    [4, 0.5],
    [4, -0.5],
    [0, -1],
  ]);
});

test('a ring is turned left from either direction, and only one with a dent is not convex', () => {
  const square = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const;
  expect(leftTurning(square)).toEqual(square);
  expect(leftTurning(square.toReversed())).toEqual(square);
  expect(isConvex(square)).toBe(true);
  expect(isConvex([...square, [1, 1]])).toBe(false);
});
