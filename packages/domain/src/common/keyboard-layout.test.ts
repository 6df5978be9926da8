import { expect, test } from 'vitest';
import { asItLooks, inOtherLayout } from './keyboard-layout.ts';

test.each([
  ['ghbec', 'приус'],
  ['зкшгы', 'prius'],
  ['GRX1', 'пкч1'],
  ['ПКЧ1', 'grx1'],
  ['[jylf', 'хонда'],
])('the keys of %s write %s in the other layout', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

test('the other layout of the other layout is what was typed', () => {
  const everything = "`qwertyuiop[]asdfghjkl;'zxcvbnm,. ёйцукенгшщзхъфывапролджэячсмитьбю 0123456789-";
  expect(inOtherLayout(inOtherLayout(everything))).toBe(everything);
});

test('Russian letters are taken for the Latin ones they look like', () => {
  expect(asItLooks('АСУ25')).toBe('acy25');
  expect(asItLooks('CX-5')).toBe('cx-5');
});
