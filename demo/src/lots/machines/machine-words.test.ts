import * as names from '@seri/drawings/sheets/japanese-names.data';
import { expect, test } from 'vitest';
import { toldOf } from './machines.data.ts';

test('all that is said of machines has a Japanese word, and there is no word for what nobody says', () => {
  const told = Object.entries(toldOf);
  expect(told.map(([category]) => category).filter((category) => !(category in names.categoryNames))).toEqual([]);
  const descriptions = told.flatMap(([, { description }]) => Object.entries(description));
  expect(descriptions.map(([name]) => name).filter((name) => !(name in names.descriptionNames))).toEqual([]);
  const values = new Set(descriptions.flatMap(([, all]) => all).filter((value) => !/^[\d.]+ (%|m)$/.test(value)));
  expect(new Set(Object.keys(names.descriptionWords))).toEqual(values);
});
