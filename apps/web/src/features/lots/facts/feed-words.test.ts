import { colorWords } from '@seri/domain/catalogue/quick-words.data';
import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';
import { expect, test } from 'vitest';
import type { Text } from '../../../lib/language/text.ts';
import { colorPaint, colorText, equipmentText } from './feed-words.ts';

const textIn =
  (language: Language): Text =>
  (id, values) =>
    formatMessage(language, id, values);

test.each([
  ['Khaki', 'Khaki', 'Хаки'],
  ['WINE', 'Wine', 'Бордовый'],
  ['Light blue', 'Light blue', 'Голубой'],
  ['Gray', 'Grey', 'Серый'],
  ['Blue green', 'Blue green', 'Blue green'],
])('the colour %s of a feed is %s and %s', (color, en, ru) => {
  expect([colorText(textIn('en'), color), colorText(textIn('ru'), color)]).toEqual([en, ru]);
});

test('every colour that can be typed has a swatch', () => {
  expect(Object.keys(colorWords).filter((color) => colorPaint(color) === undefined)).toEqual([]);
  expect(colorPaint('Blue green')).toBeUndefined();
});

test('codes of equipment stay, the phrase among them is said', () => {
  expect(equipmentText(textIn('ru'), 'AC PS One owner')).toBe('AC PS Один владелец');
  expect(equipmentText(textIn('ru'), 'AC · One owner · TV')).toBe('AC · Один владелец · TV');
  expect(equipmentText(textIn('en'), 'AC PS One owner')).toBe('AC PS One owner');
});
