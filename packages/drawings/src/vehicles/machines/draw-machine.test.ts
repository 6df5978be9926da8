import { expect, test } from 'vitest';
import type { Paint } from '../car/body-names.ts';
import { readDrawing } from '../read-drawing.ts';
import { drawMachine } from './draw-machine.ts';

const paint: Paint = '#e0a02c';
const glass = '#55656e';

test('the cab of an excavator covers its boom only from the left', () => {
  const [left, right] = (['left', 'side'] as const).map((view) => {
    const { colours } = readDrawing(drawMachine({ body: 'excavator', view, paint }));
    return colours.lastIndexOf(glass) / colours.length;
  });
  expect(left).toBeGreaterThan(0.8);
  expect(right).toBeLessThan(0.5);
});
