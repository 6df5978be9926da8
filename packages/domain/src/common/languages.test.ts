import { expect, test } from 'vitest';
import { preferredLanguage, wantedLanguage } from './languages.ts';

test.each([
  ['ru', 'ru'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
  ['en-GB, ru;q=0.5', 'en'],
  ['en;q=0.3, ru;q=0.8', 'ru'],
  ['de-DE, RU ; q=0.4', 'ru'],
  ['ru;q=0, en;q=0.1', 'en'],
  ['kk-KZ, de;q=0.9, en;q=0.1', 'en'],
  ['be, de;q=0.5', 'ru'],
  ['be;q=0, de', undefined],
  ['ja, *;q=0.5', undefined],
  ['toString, constructor;q=1', undefined],
  [';;,=q,,', undefined],
  ['', undefined],
  [undefined, undefined],
])('R29: the header %j prefers %j', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test.each([
  [['ru-RU', 'en-US'], 'ru'],
  [['de-DE', 'en', 'ru'], 'en'],
  [['kk-KZ', 'en-GB'], 'en'],
  [['kk-KZ', 'ru'], 'ru'],
  [['be'], 'ru'],
  [['ja', 'ky_KG'], 'ru'],
  [['uk', 'de', 'rue', 'english'], undefined],
  [['', 'toString'], undefined],
  [[], undefined],
])('R71: a browser in %j starts in %j', (tags, language) => {
  expect(wantedLanguage(tags)).toBe(language);
});
