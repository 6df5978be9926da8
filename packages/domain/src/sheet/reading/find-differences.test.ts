import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

const place = { x: 0, y: 0, width: 1, height: 1 };

test('R77 the sheet differs only where both say something, and spelling alone is no difference', () => {
  const fields = [
    { field: 'mileage', value: '54000', place },
    { field: 'serial', value: 'AXUH80-0041268', place },
    { field: 'grade', value: '4.5', place },
  ] as const;
  expect(findDifferences([...fields], { mileage: '34000', serial: 'axuh80 0041268' })).toEqual([
    { field: 'mileage', value: '54000', place, inFeed: '34000' },
  ]);
});
