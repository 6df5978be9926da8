import { expect, it } from 'vitest';
import { readDescription } from './description.ts';

it('names and values are lines, in their order; a name without a value is left out', () => {
  const description = JSON.stringify({ Cab: 'Canopy', Shoes: ' ', Bucket: 0.14, Attachments: null });
  expect(readDescription(description)).toEqual({
    lines: [
      ['Cab', 'Canopy'],
      ['Bucket', '0.14'],
    ],
  });
});

it('nothing said is no line', () => {
  expect(readDescription('{}')).toEqual({ lines: [] });
});

it.each(['{"Cab": "Can', 'Canopy, rubber shoes', '["Cab"]', '12', 'null'])('%s is plain text', (description) => {
  expect(readDescription(description)).toEqual({ plain: description });
});
