import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const viewport = { width: 1000, height: 600 };
const size = { width: 200, height: 150 };
const box = (left: number, top: number) => ({ left, top, width: 100, height: 30 });

test.each([
  { placement: 'bottom-start', left: 400, top: 334 },
  { placement: 'bottom-end', left: 300, top: 334 },
  { placement: 'bottom-center', left: 350, top: 334 },
  { placement: 'top-start', left: 400, top: 146 },
  { placement: 'right-start', left: 504, top: 300 },
  { placement: 'left-end', left: 196, top: 180 },
] as const)('$placement is beside its anchor', ({ placement, left, top }) => {
  expect(placeBeside({ anchor: box(400, 300), size, viewport, placement })).toMatchObject({ left, top });
});

test('an overlay without room on the preferred side flips to the other one', () => {
  const below = placeBeside({ anchor: box(400, 560), size, viewport, placement: 'bottom-start' });
  expect(below).toEqual({ left: 400, top: 406 });
  const right = placeBeside({ anchor: box(880, 200), size, viewport, placement: 'right-start' });
  expect(right).toEqual({ left: 676, top: 200 });
});

test('an overlay that fits on neither side uses the roomier one', () => {
  const tall = { width: 200, height: 450 };
  const { top } = placeBeside({ anchor: box(0, 150), size: tall, viewport, placement: 'top-start' });
  expect(top).toBe(600 - 450 - 8);
});

test('an overlay never leaves the screen', () => {
  const position = placeBeside({ anchor: box(960, 10), size, viewport, placement: 'bottom-start' });
  expect(position.left).toBe(1000 - 200 - 8);
  expect(placeBeside({ anchor: box(-50, 10), size, viewport, placement: 'bottom-start' }).left).toBe(8);
});
