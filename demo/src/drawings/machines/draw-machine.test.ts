import { expect, test } from 'vitest';
import type { Paint } from '../body-names.ts';
import { readDrawing } from '../read-drawing.ts';
import { drawMachine } from './draw-machine.ts';
import { machineViews } from './eye.ts';
import { machineBodies } from './machines.ts';

const paint: Paint = '#e0a02c';
const glass = '#55656e';
const drawings = machineBodies.flatMap((body) => machineViews.map((view) => ({ body, view })));

test.each(drawings)('$body, $view, is well-formed, under 40 KB, and the same twice', ({ body, view }) => {
  const svg = drawMachine({ body, view, paint });
  expect(drawMachine({ body, view, paint })).toBe(svg);
  const { viewBox, faults, bytes, paths } = readDrawing(svg);
  expect(faults).toEqual([]);
  expect(viewBox).toBe('0 0 640 480');
  expect(bytes).toBeLessThan(40_000);
  expect(paths).toBeGreaterThan(20);
});

test.each(drawings)('$body, $view, wears its paint, and another paint changes colours alone', ({ body, view }) => {
  const yellow = drawMachine({ body, view, paint });
  const white = drawMachine({ body, view, paint: '#e9edec' });
  expect(yellow).toContain(`fill="${paint}"`);
  expect(white).not.toBe(yellow);
  expect(readDrawing(white).lines).toBe(readDrawing(yellow).lines);
});

test.each(drawings)('$body, $view, stays on its sheet and fills it', ({ body, view }) => {
  const { left, right, top, bottom } = readDrawing(drawMachine({ body, view, paint }));
  expect(Math.min(left, 640 - right)).toBeGreaterThanOrEqual(20);
  expect(Math.min(top, 480 - bottom)).toBeGreaterThan(40);
  expect(Math.max((right - left) / 640, (bottom - top) / 480)).toBeGreaterThan(0.6);
});

test('every body and view is a picture of its own', () => {
  expect(new Set(drawings.map((drawing) => drawMachine({ ...drawing, paint }))).size).toBe(drawings.length);
});

test('the cab of an excavator stands before its boom on the left side only', () => {
  const [left, right] = (['left', 'side'] as const).map((view) => {
    const { colours } = readDrawing(drawMachine({ body: 'excavator', view, paint }));
    return colours.lastIndexOf(glass) / colours.length;
  });
  expect(left).toBeGreaterThan(0.8);
  expect(right).toBeLessThan(0.5);
});
