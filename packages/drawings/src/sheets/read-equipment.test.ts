import { expect, test } from 'vitest';
import { readEquipment } from './read-equipment.ts';

const ringedOf = (text: string) => [...readEquipment(text).ringed].map(({ print }) => print);

test('codes ring their boxes, whatever stands between them', () => {
  expect(ringedOf('PS PW, Navi、BC')).toEqual(['PS', 'PW', 'ナビ', 'Bカメラ']);
});

test('two words can be one code', () => {
  const { ringed, others } = readEquipment('One owner Smart Assist JBL');
  expect([...ringed].map(({ print }) => print)).toEqual(['1オーナー']);
  expect(others).toEqual(['スマアシ', 'JBLサウンド']);
});

test('what has no box is written as it came, the air conditioner in its own', () => {
  expect(readEquipment('AAC Winch')).toMatchObject({ airConditioner: 'AAC', others: ['Winch'] });
});
