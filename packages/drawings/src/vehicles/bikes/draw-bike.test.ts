import { expect, test } from 'vitest';
import type { Paint } from '../car/body-names.ts';
import { readDrawing } from '../read-drawing.ts';
import { bikeBodies } from './bike-names.ts';
import { drawBike } from './draw-bike.ts';

const paint: Paint = '#2f4f7f';

test.each(bikeBodies)(
  'on a %s, what only its right side has comes last from the right, first from the left',
  (body) => {
    const [right, left] = (['side', 'left'] as const).map((view) => readDrawing(drawBike({ body, view, paint })));
    expect(left?.colours).not.toEqual(right?.colours);
  },
);
