import { expect, test } from 'vitest';
import { machineText } from './machine-words.ts';

const plain = (text: string) => machineText(text, 'ru').replaceAll('\u00A0', ' ');

test.each([
  ['Earthmoving', 'Землеройная техника'],
  ['Mini excavator', 'Мини-экскаватор'],
  ['Glass cracked', 'Стекло треснуло'],
  ['Steel, rubber pads', 'Стальные, резиновые накладки'],
  ['Steel 600 mm', 'Стальные 600 мм'],
  ['20 %, tracks worn', '20 %, гусеницы изношены'],
  ['3-stage full free 4.7 m', 'Трёхсекционная со свободным ходом 4,7 м'],
  ['Crane hook, 2.9 t', 'Крановый крюк, 2,9 т'],
  ['34 hp', '34 л. с.'],
  ['0.14 m³', '0,14 м³'],
  ['0.8', '0,8'],
  ['Turns by 180°', 'Поворот на 180°'],
])('R45 %s is said in Russian: %s', (text, said) => {
  expect(plain(text)).toBe(said);
});

test.each(['Steel, glued pads', '12 stone', 'PC200-8', 'クレーン仕様', '2.9.1', ''])(
  'R45 %s has an unknown word and stays as it is written',
  (text) => {
    expect(machineText(text, 'ru')).toBe(text);
  },
);

test('English is shown as feeds write it', () => {
  expect(machineText('Steel 600 mm', 'en')).toBe('Steel 600 mm');
});
