import { machineText } from '@seri/domain/lots/machine-words';
import * as names from '@seri/drawings/sheets/writing/japanese-names.data';
import { expect, test } from 'vitest';
import { categoryWords, machineModels } from './machines.data.ts';

test('every text of machine descriptions has a Japanese word, and no word is unused', () => {
  const entries = Object.entries(categoryWords);
  expect(entries.map(([category]) => category).filter((category) => !(category in names.categoryNames))).toEqual([]);
  const descriptions = entries.flatMap(([, { description }]) => Object.entries(description));
  expect(descriptions.map(([name]) => name).filter((name) => !(name in names.descriptionNames))).toEqual([]);
  const values = new Set(descriptions.flatMap(([, all]) => all).filter((value) => !/^[\d.]+ (%|m)$/.test(value)));
  expect(new Set(Object.keys(names.descriptionWords))).toEqual(values);
});

test('R45 every category and description has its Russian', () => {
  const described = Object.values(categoryWords).flatMap(({ description }) =>
    Object.entries(description).flatMap(([name, values]) => [name, ...values]),
  );
  const words = new Set([...machineModels.flatMap(({ category, size }) => [...category, size.name]), ...described]);
  expect(words.size).toBeGreaterThan(80);
  expect([...words].filter((word) => machineText(word, 'ru') === word)).toEqual([]);
});
