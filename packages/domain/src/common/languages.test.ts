import { expect, test } from 'vitest';
import { preferredLanguage } from './languages.ts';

test.each([
  ['ru', 'ru'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
  ['en-GB, ru;q=0.5', 'en'],
  ['en;q=0.3, ru;q=0.8', 'ru'],
  ['de-DE, RU ; q=0.4', 'ru'],
  ['ru;q=0, en;q=0.1', 'en'],
  ['ja, *;q=0.5', undefined],
  ['toString, constructor;q=1', undefined],
  [';;,=q,,', undefined],
  ['', undefined],
  [undefined, undefined],
])('R29: the header %j prefers %j', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
