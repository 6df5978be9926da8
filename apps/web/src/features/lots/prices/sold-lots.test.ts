import { expect, it } from 'vitest';
import type { Text } from '../../../lib/language/text.ts';
import { widerText } from './sold-lots.ts';

/** Answers with the values of a text, else with its name. */
const text: Text = (id, values) => (values ? Object.values(values).join(' ') : id);

it('each condition that was let go of stands apart from the next, in every language', () => {
  expect(widerText(text, ['trim', 'months'])).toBe('prices.wider.trim, prices.wider.months');
});
