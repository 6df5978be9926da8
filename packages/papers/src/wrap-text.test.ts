import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const widthOf = (text: string) => Array.from(text).length;

test.each([
  ['Harrier', 'Harrier'],
  ['Harrier 2.0 Premium', 'Harrier\n2.0\nPremium'],
  ['a b c d e f', 'a b c d\ne f'],
  ['ZSU60-0123456789', 'ZSU60-01\n23456789'],
  ['a ZSU60-0123456789 b', 'a\nZSU60-01\n23456789\nb'],
  ['ZSU60-01234 b', 'ZSU60-01\n234 b'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['車車車車車車車車車', '車車車車車車車車\n車'],
  ['1\u00A0850\u00A0111 ¥', '1\u00A0850\u00A011\n1 ¥'],
  ['', ''],
])('%j in eight columns is %j', (text, wrapped) => {
  expect(wrapText(text, 8, widthOf)).toEqual(wrapped.split('\n'));
});

test('a sign that is wider than its column stands alone', () => {
  expect(wrapText('WWW', 0.5, widthOf)).toEqual(['W', 'W', 'W']);
});
