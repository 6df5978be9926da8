import { expect, test } from 'vitest';
import { areaLooks } from '../looks.ts';
import type { SceneShape } from '../scene.ts';
import { tracePaths } from './trace-paths.ts';
import type { Vec2 } from './vector.ts';

const square: readonly Vec2[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const plainly = { scale: 1, left: 0, top: 0 };

function area(look: keyof typeof areaLooks, points: readonly Vec2[]): SceneShape {
  return { look: areaLooks[look], points, closed: true };
}

function dataOf(...shapes: readonly SceneShape[]): readonly string[] {
  return tracePaths({ shapes }, plainly).marks.map(({ data }) => data);
}

test('neighbours of one look share a path, translucent ones do not', () => {
  expect(dataOf(area('body', square), area('body', square))).toHaveLength(1);
  expect(dataOf(area('lit', square), area('lit', square))).toHaveLength(2);
  expect(dataOf(area('body', square), area('roof', square))).toHaveLength(2);
});

test('shapes of one path cut no hole into each other, whichever way they turn', () => {
  expect(dataOf(area('body', square.toReversed()))[0]?.match(/l/g)).toHaveLength(3);
  expect(turnOf(dataOf(area('body', square.toReversed()))[0])).toBe(turnOf(dataOf(area('body', square))[0]));
});

/** The orientation of a traced square: the sign of its enclosed area. */
function turnOf(data = ''): number {
  const steps = [...data.matchAll(/l(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [[ax, ay], [bx, by]] = [steps[0] ?? [0, 0], steps[1] ?? [0, 0]];
  return Math.sign(ax * by - ay * bx);
}
