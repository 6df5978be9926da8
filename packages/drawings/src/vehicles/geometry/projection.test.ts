import { expect, test } from 'vitest';
import { perspective, sideProjection } from './projection.ts';

const project = perspective({ target: [2, 0, 0.5], distance: 10, azimuth: 45, elevation: 10 });

function height(x: number): number {
  return project([x, 0, 0])[1] - project([x, 0, 1])[1];
}

test('from the side the nose points left and up is up', () => {
  expect(sideProjection([4, 0.8, 1.5])).toEqual([-4, -1.5]);
});

test('the target stands in the middle', () => {
  const [x, y] = project([2, 0, 0.5]);
  expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
});

test('the nose stands left of the tail, the roof above the ground', () => {
  expect(project([4, 0, 0.5])[0]).toBeLessThan(project([0, 0, 0.5])[0]);
  expect(project([2, 0, 1.5])[1]).toBeLessThan(project([2, 0, 0])[1]);
});

test('nearer objects are larger', () => {
  expect(height(4)).toBeGreaterThan(height(0));
});
