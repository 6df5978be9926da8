import { expect, test } from 'vitest';
import { withLatinLookalikes, inOtherLayout } from './keyboard-layout.ts';

test.each([
  ['ghbec', 'приус'],
  ['зкшгы', 'prius'],
  ['GRX1', 'пкч1'],
  ['ПКЧ1', 'grx1'],
  ['[jylf', 'хонда'],
])('the keys of %s write %s in the other layout', (typed, expected) => {
  expect(inOtherLayout(typed)).toBe(expected);
});

test('changing the layout twice gives the typed text again', () => {
  const everything = "`qwertyuiop[]asdfghjkl;'zxcvbnm,. ёйцукенгшщзхъфывапролджэячсмитьбю 0123456789-";
  expect(inOtherLayout(inOtherLayout(everything))).toBe(everything);
});

test('Russian letters become the Latin ones they look like', () => {
  expect(withLatinLookalikes('АСУ25')).toBe('acy25');
  expect(withLatinLookalikes('CX-5')).toBe('cx-5');
});
