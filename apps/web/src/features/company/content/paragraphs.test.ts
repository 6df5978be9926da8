import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

it('an empty line separates paragraphs, a single line break does not', () => {
  expect(paragraphsOf('One\nstill one\n\n \n\nTwo\n')).toEqual(['One\nstill one', 'Two']);
  expect(paragraphsOf('  ')).toEqual([]);
});
