import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

const lot = { lotId: 12, lotNo: '71044', maker_name: 'Toyota', model_name: 'Harrier' };

test.each([
  [lot, '71044-toyota-harrier'],
  [{ ...lot, lotNo: 'A-12/3', maker_name: 'Citroën', model_name: '  C4 "Picasso"  ' }, 'a-12-3-citroen-c4-picasso'],
  [{ ...lot, maker_name: '../..', model_name: '\r\nset-cookie: a' }, '71044-set-cookie-a'],
  [{ ...lot, lotNo: '７１', maker_name: 'トヨタ', model_name: 'Лада' }, '71'],
  [{ ...lot, lotNo: '??', maker_name: 'トヨタ', model_name: '' }, 'lot-12'],
])('a file name has only characters that every system can write (%#)', (named, name) => {
  expect(fileNameOf(named)).toBe(name);
});

test('a long name is cut', () => {
  expect(fileNameOf({ ...lot, model_name: 'x'.repeat(500) })).toHaveLength(80);
});
