import { expect, test } from 'vitest';
import type { Paint } from '../body-names.ts';
import { readDrawing } from '../read-drawing.ts';
import { bikeBodies } from './bikes.ts';
import { bikeViews, drawBike } from './draw-bike.ts';

const paint: Paint = '#2f4f7f';
const drawings = bikeBodies.flatMap((body) => bikeViews.map((view) => ({ body, view })));

test.each(drawings)('$body, $view, is well-formed, under 40 KB, and the same twice', ({ body, view }) => {
  const svg = drawBike({ body, view, paint });
  expect(drawBike({ body, view, paint })).toBe(svg);
  const { viewBox, faults, bytes, paths } = readDrawing(svg);
  expect(faults).toEqual([]);
  expect(viewBox).toBe('0 0 640 480');
  expect(bytes).toBeLessThan(40_000);
  expect(paths).toBeGreaterThan(20);
});

test.each(drawings)('$body, $view, wears its paint, and another paint changes colours alone', ({ body, view }) => {
  const blue = drawBike({ body, view, paint });
  const orange = drawBike({ body, view, paint: '#c5662b' });
  expect(blue).toContain(`fill="${paint}"`);
  expect(orange).not.toBe(blue);
  expect(readDrawing(orange).lines).toBe(readDrawing(blue).lines);
});

test.each(drawings)('$body, $view, stays on its sheet and fills it', ({ body, view }) => {
  const { left, right, top, bottom } = readDrawing(drawBike({ body, view, paint }));
  expect(Math.min(left, 640 - right)).toBeGreaterThanOrEqual(20);
  expect(Math.min(top, 480 - bottom)).toBeGreaterThan(40);
  expect(Math.max((right - left) / 640, (bottom - top) / 480)).toBeGreaterThan(0.6);
});

test('every body and view is a picture of its own', () => {
  expect(new Set(drawings.map((drawing) => drawBike({ ...drawing, paint }))).size).toBe(drawings.length);
});

test.each(bikeBodies)(
  'on a %s, what only its right side has comes last from the right, first from the left',
  (body) => {
    const [right, left] = (['side', 'left'] as const).map((view) => readDrawing(drawBike({ body, view, paint })));

    expect(left?.colours).not.toEqual(right?.colours);
  },
);
