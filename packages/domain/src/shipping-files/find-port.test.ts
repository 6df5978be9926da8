import { expect, it } from 'vitest';
import { portFinder } from './find-port.ts';

const findPort = portFinder(
  [
    { code: 'JPYOK', names: ['Yokohama', 'Йокогама'] },
    { code: 'JPUKB', names: ['Kobe', 'Кобе'] },
    { code: 'RULED', names: ['Saint Petersburg', 'Санкт-Петербург'] },
    { code: 'TZDAR', names: ['Dar es Salaam', 'Дар-эс-Салам'] },
  ],
  { 'PIER NINE': 'JPUKB' },
);

it.each([
  ['YOKOHAMA', 'JPYOK'],
  ['Yokohama, Japan', 'JPYOK'],
  ['Yokohama (Daikoku)', 'JPYOK'],
  ['横浜', 'JPYOK'],
  ['横浜港', 'JPYOK'],
  ['横浜（大黒）', 'JPYOK'],
  ['ＹＯＫＯＨＡＭＡ', 'JPYOK'],
  ['порт Йокогама', 'JPYOK'],
  ['JPYOK', 'JPYOK'],
  ['KOBE/ROKKO', 'JPUKB'],
  ['pier nine', 'JPUKB'],
  ['DAR-ES-SALAAM', 'TZDAR'],
  ['St. Petersburg', 'RULED'],
  ['Port of Kobe', 'JPUKB'],
  ['Mororan', undefined],
  ['', undefined],
])('R102 %s is the port %s', (words, code) => expect(findPort(words)).toBe(code));
