import { expect, test } from 'vitest';
import { formatLotNumbers, parseLotNumbers } from './lot-numbers.ts';

test.each([
  ['20110', '20110'],
  ['20110-20140,30001', '20110-20140,30001'],
  [' 20110 - 20140 , 30001 ', '20110-20140,30001'],
  ['20140–20110', '20110-20140'],
  ['20110 30001\n30002\t7', '20110,30001,30002,7'],
  ['1-999999999', '1-999999999'],
  ['007,,', '7'],
  ['', ''],
])('%j is read as %j', (typed, read) => {
  expect(formatLotNumbers(parseLotNumbers(typed) ?? [{ from: -1, to: -1 }])).toBe(read);
});

test.each(['abc', '12a', '1-2-3', '1;2', '-5', '5-', '1234567890', '1.5', '%', Array(201).fill('1').join()])(
  '%j is no list of lot numbers',
  (typed) => {
    expect(parseLotNumbers(typed)).toBeNull();
  },
);
