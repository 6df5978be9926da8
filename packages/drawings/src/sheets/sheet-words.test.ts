import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { exampleFacts } from './example-facts.data.ts';
import type { DrawnSheetFacts } from './sheet-facts.ts';
import { firstUseOf, sheetWords } from './sheet-words.ts';

const wordsOf = (facts: Partial<DrawnSheetFacts>) =>
  sheetWords({ ...exampleFacts.car, ...facts }, createRandom('words'));

test('names, colours and categories are translated where the trade has a word, and unchanged otherwise', () => {
  expect(wordsOf({ maker: 'Honda', model: 'N-BOX', color: 'Silver' })).toMatchObject({
    name: 'ホンダ　N-BOX',
    color: 'シルバー',
  });
  expect(wordsOf({ maker: 'TVR', model: 'Griffith', color: 'Cosmic' })).toMatchObject({
    name: 'TVR　Griffith',
    color: 'Cosmic',
  });
});

test.each([
  ['R', 'yes'],
  ['RA', 'yes'],
  ['4.5', 'no'],
  ['S', 'no'],
  ['***', ''],
  ['1', ''],
])('a car of grade %s was repaired: %s', (condition, repaired) => {
  expect(wordsOf({ condition }).repaired).toBe(repaired);
});

test('an inspection date uses the Japanese calendar', () => {
  expect(wordsOf({ inspection: '2027.03' }).inspection).toBe('R9.3');
  expect(wordsOf({ inspection: '検2年付' }).inspection).toBe('検2年付');
});

test('the month decides the era of a year with two; without it the house’s print does', () => {
  const shared = { externalId: 'a', kind: 'car', year: 2019, eraYear: 'H31' } as const;
  expect(firstUseOf({ ...shared, month: 6 })).toMatchObject({ era: { name: '令和' }, year: 1 });
  expect(firstUseOf({ ...shared, month: 3 })).toMatchObject({ era: { name: '平成' }, year: 31 });
  expect(firstUseOf(shared)).toMatchObject({ era: { name: '平成' }, year: 31 });
  expect(firstUseOf({ externalId: 'a', kind: 'car' })).toBeUndefined();
});

test('notes on a bike’s rates are written with the names of the rates', () => {
  const facts = {
    rateNotes: { engine: [{ text: '始動良好' }], rear: [{ text: 'チェーン伸び' }] },
    notes: ['書類有り', 'USB電源付き'],
  };
  const words = wordsOf({ kind: 'bike', points: undefined, remarks: undefined, ...facts });
  expect(words.remarks).toBe('エンジン：始動良好\nリア廻り：チェーン伸び');
  expect(words.points).toBe('書類有り\nUSB電源付き');
});
