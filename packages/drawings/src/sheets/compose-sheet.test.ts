import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { describe, expect, test } from 'vitest';
import { composeSheet } from './compose-sheet.ts';
import { bodyMaps } from './parts/damage-maps.data.ts';
import { exampleFacts } from './example-facts.data.ts';
import { isWriting, type Writing } from './writing/ink.ts';
import { houseNames } from './writing/japanese-names.data.ts';
import { layouts, sheetSize } from './layouts.data.ts';
import { measureText } from './writing/measure-text.ts';
import type { DrawnSheetFacts } from './sheet-facts.ts';
import { openSheet } from './sheet.ts';

const { car, bike, machine } = exampleFacts;
const writingsOf = (facts: DrawnSheetFacts) => composeSheet(facts).filter(isWriting);
const handwritten = (facts: DrawnSheetFacts) => writingsOf(facts).filter(({ sways }) => sways !== undefined);
const textsOf = (facts: DrawnSheetFacts) => handwritten(facts).map(({ text }) => text);

describe('the content of a sheet', () => {
  test('the same facts give the same sheet, another lot another handwriting', () => {
    expect(composeSheet({ ...car })).toEqual(composeSheet(car));
    expect(composeSheet({ ...car, externalId: 'car-2' })).not.toEqual(composeSheet(car));
  });

  test('a car has its facts in Japanese', () => {
    const texts = writingsOf(car).map(({ text }) => text);
    const facts = [
      'トヨタ　ハリアー',
      'Z Leather Package',
      '6AA-AXUH80',
      'AXUH80-0041268',
      '2,487',
      '38,200',
      '赤',
      '3T3',
    ];
    const more = ['178', 'R8.3', 'メーター交換歴あり', '71044', '4.5', 'ＪＵ愛知', 'パノラマルーフ'];
    expect(texts).toEqual(expect.arrayContaining([...facts, ...more]));
    expect(texts.join('\n')).toContain('開催 2026年11月18日（水）');
    expect(textsOf(car)).toContain('Rバンパー補修跡');
    expect(textsOf(car)).toContain('JBLサウンド　TSS　ホンダセンシング');
  });

  test('a bike has its six rates, a machine its hours and its description', () => {
    expect(textsOf(bike)).toEqual(expect.arrayContaining(['6', '5', '4', '7', '8', '9', 'カワサキ　ニンジャZX-25R']));
    expect(textsOf(machine)).toEqual(expect.arrayContaining(['6,120', '油圧ショベル', '0.8 m3', '標準']));
  });

  test('a value without a printed choice is written beside the choices', () => {
    expect(textsOf({ ...car, gearbox: 'ECVT2' })).toContain('ECVT2');
    expect(textsOf(car)).not.toContain('CVT');
  });

  test.each(lotKinds)('without facts every box of a %s is empty', (kind) => {
    expect(textsOf({ externalId: 'empty', kind })).toEqual([]);
    const empty = Object.fromEntries(Object.keys(exampleFacts.car).map((name) => [name, undefined]));
    expect(textsOf({ ...empty, externalId: 'empty', kind })).toEqual([]);
  });
});

describe('the placement on a sheet', () => {
  const long = 'Land Cruiser Prado TX L Package Matte Black Edition 7 Seater ディーゼルターボ 特別仕様車';
  const styles = new Map(Object.keys(houseNames).map((name) => [openSheet({ ...car, houseName: name }).style, name]));
  const full: DrawnSheetFacts[] = [...styles.values()].flatMap((name) =>
    lotKinds.map((kind) => ({
      ...exampleFacts[kind],
      houseName: name,
      maker: long,
      model: long,
      trim: long,
      color: long,
      inspection: long,
      serial: long,
      lotNo: '1234567890AB',
      condition: 'longest',
      mileageKm: 5_000_000,
      mileageNote: long,
      gearbox: 'ABCDEFGHIJKL',
      equipment: long,
      points: long.repeat(6),
      remarks: long.repeat(10),
    })),
  );

  test('writing stays within the frame, however long it is', () => {
    const strays = full.flatMap(writingsOf).filter((writing) => {
      const { from, to } = extentOf(writing);
      return from < 30 || to > sheetSize.width - 30 || writing.y > sheetSize.height - 30 || writing.y < 36;
    });
    expect(strays).toEqual([]);
  });

  test('houses have different forms', () => {
    expect(styles.size).toBeGreaterThan(4);
    expect(new Set([...styles.keys()].map(({ layout }) => layout)).size).toBe(Object.keys(layouts).length);
  });

  test.each([...Object.keys(bodyMaps), 'sedan'])(
    'marks stay within the map of a %s for any coordinates in the feed',
    (body) => {
      const marks = [-40, 0, 3, 50, 50, 50, 97, 100, 400].flatMap((x) => [
        { code: 'Q7', x, y: x },
        { code: 'QQQQQ7', x, y: 100 - x },
      ]);
      for (const name of styles.values()) {
        const facts = { ...car, houseName: name, body, marks };
        const map = layouts[openSheet(facts).style.layout].map;
        const drawn = writingsOf(facts).filter(({ text }) => text.startsWith('Q'));
        expect(drawn).toHaveLength(marks.length);
        for (const mark of drawn) {
          const { from, to } = extentOf(mark);
          expect(from).toBeGreaterThan(map.x);
          expect(to).toBeLessThan(map.x + map.width);
          expect(mark.y - mark.size).toBeGreaterThan(map.y);
          expect(mark.y).toBeLessThan(map.y + map.height);
        }
      }
    },
  );
});

function extentOf({ text, face, size, x, anchor }: Writing) {
  const width = measureText(text, face) * size;
  const from = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { from, to: from + width };
}
