import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curve, hull, type Knot, profile, sharp, simplify, simplifyRing } from './curve.ts';
import { turn, type Vec2 } from './vector.ts';

function heights(knots: readonly Knot[]): readonly number[] {
  return curve(knots).map(([, z]) => z);
}

test('a curve passes its knots', () => {
  const knots: readonly Knot[] = [
    [0, 0],
    [1, 2],
    [3, 1],
    [4, 4],
  ];
  const points = curve(knots, { steps: 5 });
  expect(points).toHaveLength(16);
  for (const [index, knot] of knots.entries()) expect(points[index * 5]).toEqual(knot);
});

test('a curve overshoots a soft knot, never a corner', () => {
  expect(
    Math.max(
      ...heights([
        [0, 0],
        [1, 1],
        [2, 1],
        [3, 0],
      ]),
    ),
  ).toBeGreaterThan(1);
  expect(Math.max(...heights(sharp([0, 0], [1, 1], [2, 1], [3, 0])))).toBeCloseTo(1);
});

test('a closed curve returns to its start without repeating it', () => {
  const ring = curve(sharp([0, 0], [1, 0], [1, 1]), { steps: 4, closed: true });
  expect(ring).toHaveLength(12);
  expect(ring[0]).toEqual([0, 0]);
  expect(ring.at(-1)).not.toEqual([0, 0]);
});

test('a profile reads its knots and stays level beyond them', () => {
  const height = profile(sharp([1, 10], [2, 20], [4, 0]));
  expect([0, 1, 1.5, 2, 3, 4, 9].map(height)).toEqual([10, 10, 15, 20, 10, 0, 0].map((value) => expect.closeTo(value)));
});

test('simplifying keeps ends and shape and drops points on a line', () => {
  const points: readonly Vec2[] = [
    [0, 0],
    [1, 0.01],
    [2, -0.01],
    [3, 0],
    [3, 3],
  ];
  expect(simplify(points, 0.1)).toEqual([
    [0, 0],
    [3, 0],
    [3, 3],
  ]);
  expect(simplify(points, 0.001)).toEqual(points);
});

test('a simplified ring keeps its corners', () => {
  const ring: readonly Vec2[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ];
  const kept = simplifyRing(ring, 0.1);
  for (const corner of [ring[0], ring[2], ring[4], ring[6]]) expect(kept).toContain(corner);
});

test('a hull turns one way only and contains every point', () => {
  const coordinate = fc.integer({ min: -50, max: 50 });
  const cloud = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 30 });
  fc.assert(
    fc.property(cloud, (points) => {
      const band = hull(points);
      for (const [index, corner] of band.entries()) {
        const next = band[(index + 1) % band.length] ?? corner;
        for (const point of points) expect(turn(corner, next, point)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
