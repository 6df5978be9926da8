import { expect, test } from 'vitest';
import {
  answeredTranslations,
  mayTranslationBecome,
  openTranslations,
  type TranslationState,
  translationStates,
} from './translation-states.ts';

const movesFrom = (from: TranslationState) =>
  translationStates.map((to) => (mayTranslationBecome(from, to) ? '+' : '.')).join('');

/** Columns: requested, taken, answered, amended, declined, closed. */
test.each([
  ['requested', '.++..+'],
  ['taken', '+.+.++'],
  ['answered', '...+..'],
  ['amended', '...+..'],
  ['declined', '+.....'],
  ['closed', '......'],
] as const)('R78 a request for a translation that is %s has the moves of its table', (from, moves) => {
  expect(movesFrom(from)).toBe(moves);
});

test('R78 a request is open until it is answered, declined or closed', () => {
  expect(openTranslations).toEqual(['requested', 'taken']);
});

test('R78 only what has been answered is amended', () => {
  expect(answeredTranslations).toEqual(['answered', 'amended']);
});
