import { expect, it } from 'vitest';
import { litres, thousands } from './measures.ts';

it('litres have two significant digits and the decimal mark of the language', () => {
  expect([litres(2487, 'en'), litres(660, 'ru'), litres(2000, 'ru')]).toEqual(['2.5', '0,66', '2']);
});

it('thousands are whole numbers; below one thousand they have one decimal', () => {
  expect([thousands(38_200, 'en'), thousands(400, 'ru'), thousands(1_204_000, 'ru')]).toEqual(['38', '0,4', '1204']);
});
