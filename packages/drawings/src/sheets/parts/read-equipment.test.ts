import { expect, test } from 'vitest';
import { readEquipment } from './read-equipment.ts';

const ringedOf = (text: string) => [...readEquipment(text).ringed].map(({ print }) => print);

test('codes ring their boxes with any separator', () => {
  expect(ringedOf('PS PW, Navi、BC')).toEqual(['PS', 'PW', 'ナビ', 'Bカメラ']);
});

test('a code may consist of two words', () => {
  const { ringed, others } = readEquipment('One owner Smart Assist JBL');
  expect([...ringed].map(({ print }) => print)).toEqual(['1オーナー']);
  expect(others).toEqual(['スマアシ', 'JBLサウンド']);
});

test('equipment without a box is written unchanged, and the air conditioner in its own box', () => {
  expect(readEquipment('AAC Winch')).toMatchObject({ airConditioner: 'AAC', others: ['Winch'] });
});
