import { expect, test } from 'vitest';
import { eyeOf } from './eye.ts';
import { box } from './parts.ts';
import type { Solid } from './solid.ts';
import { sortSolids } from './sort-solids.ts';

function cube(x: number, y: number, z: number): Solid {
  return { profile: box([x, x + 1], [z, z + 1]), right: y, left: y + 1, material: 'paint' };
}

const extent = { target: [0, 0, 0], distance: 20 } as const;
const [ahead, behind] = [cube(1, 0, 0), cube(-1, 0, 0)];
const [left, right] = [cube(0, 1, 0), cube(0, -1, 0)];
const [above, below] = [cube(0, 0, 1), cube(0, 0, 0)];

test('from ahead the front is drawn last, from behind the rear', () => {
  expect(sortSolids([ahead, behind], eyeOf('front', extent))).toEqual([behind, ahead]);
  expect(sortSolids([behind, ahead], eyeOf('rear', extent))).toEqual([ahead, behind]);
});

test('from a side the nearer solid is drawn last', () => {
  expect(sortSolids([left, right], eyeOf('left', extent))).toEqual([right, left]);
  expect(sortSolids([right, left], eyeOf('side', extent))).toEqual([left, right]);
});

test('a solid on top of another is drawn after it', () => {
  expect(sortSolids([above, below], eyeOf('front', extent))).toEqual([below, above]);
});

test('intersecting solids keep the order of the data', () => {
  const within: Solid = { ...below, profile: box([0.5, 1.5], [0.5, 1.5]) };
  expect(sortSolids([within, below], eyeOf('front', extent))).toEqual([within, below]);
});
