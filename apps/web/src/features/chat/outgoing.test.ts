import { expect, it } from 'vitest';
import { withoutSent } from './outgoing.ts';

it.each([
  ['Shall I?', ''],
  ['Shall I? ok', ' ok'],
  ['ok Shall I?', 'ok '],
  ['Shall ok I?', 'ok '],
  ['Shall I', ''],
  ['', ''],
  ['So: three', 'So: three'],
  ['Shall I??', '?'],
])('R60 a sent text is not left to be sent again: “%s” becomes “%s”', (written, left) => {
  expect(withoutSent(written, 'Shall I?')).toBe(left);
});

it('the whole field is unsent if no text is leaving it', () => expect(withoutSent('Shall I?', '')).toBe('Shall I?'));
