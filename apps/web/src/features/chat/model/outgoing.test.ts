import { expect, it } from 'vitest';
import { without } from './outgoing.ts';

it.each([
  ['Shall I?', ''],
  ['Shall I? ok', ' ok'],
  ['ok Shall I?', 'ok '],
  ['Shall ok I?', 'ok '],
  ['Shall I', ''],
  ['', ''],
  ['So: three', 'So: three'],
  ['Shall I??', '?'],
])('R60 of what is sent nothing is left to send again: of “%s” only “%s”', (written, left) => {
  expect(without(written, 'Shall I?')).toBe(left);
});

it('what stands in the field is unsent where nothing leaves it', () =>
  expect(without('Shall I?', '')).toBe('Shall I?'));
