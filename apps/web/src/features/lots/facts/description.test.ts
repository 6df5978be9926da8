import { expect, it } from 'vitest';
import { readDescription } from './description.ts';

it('names and values become lines in their order; empty values are omitted', () => {
  const description = JSON.stringify({ Cab: 'Canopy', Shoes: ' ', Bucket: 0.14, Attachments: null });
  expect(readDescription(description)).toEqual({
    lines: [
      ['Cab', 'Canopy'],
      ['Bucket', '0.14'],
    ],
  });
});

it('an empty description has no lines', () => {
  expect(readDescription('{}')).toEqual({ lines: [] });
});

it.each(['{"Cab": "Can', 'Canopy, rubber shoes', '["Cab"]', '12', 'null'])(
  '%s is read as plain text',
  (description) => {
    expect(readDescription(description)).toEqual({ plain: description });
  },
);
