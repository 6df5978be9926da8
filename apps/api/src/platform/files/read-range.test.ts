import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', undefined],
  ['bytes=20-10', undefined],
  ['bytes=-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('R79 %s of a hundred bytes is %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
