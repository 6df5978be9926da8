import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSheet } from './decode-sheet.ts';
import type { SheetFacts } from './decoded-sheet.ts';

const empty: SheetFacts = {
  houseName: '',
  isCar: true,
  condition: '',
  exterior: '',
  interior: '',
  marks: [],
  equipment: '',
  points: '',
  remarks: '',
  mileageNote: '',
};
const decode = (facts: Partial<SheetFacts>) => decodeSheet({ ...empty, ...facts });
const withoutSeparators = (text: string) => text.replaceAll(/[\s・･､、，。｡；;|｜/／,.]+/gu, '');
const codes = (decoded: readonly { code: string }[]) => decoded.map(({ code }) => code);

describe('R45 decoding a sheet', () => {
  it('returns empty lists for an empty sheet', () => {
    expect(decode({})).toEqual({
      glossary: '',
      grades: [],
      marks: [],
      equipment: [],
      points: [],
      remarks: [],
      flags: [],
    });
  });

  it('returns the grades that are present', () => {
    expect(decode({ condition: '4.5', interior: 'B' }).grades).toEqual([
      {
        part: 'overall',
        code: '4.5',
        meaning: { en: 'Very good, slight wear', ru: 'Очень хорошее, мелкие следы износа' },
      },
      {
        part: 'interior',
        code: 'B',
        meaning: { en: 'Slight soiling', ru: 'Небольшие загрязнения' },
      },
    ]);
    expect(decode({ condition: '４点' }).grades[0]?.meaning?.en).toBe('Good, usual wear');
    expect(decode({ condition: 'Z9', exterior: 'F' }).grades.map(({ meaning }) => meaning)).toEqual([null, null]);
  });

  it.each(['R', 'RA', 'RB', 'R2', 'R?', 'WR', '***', '＊＊＊'])('flags grade %s as repaired', (condition) => {
    expect(decode({ condition }).flags).toEqual([{ flag: 'repaired', source: condition }]);
  });

  it('does not flag other grades, nor an interior grade R', () => {
    expect(['S', '5', '3', '1', '', 'X'].flatMap((condition) => decode({ condition, interior: 'R' }).flags)).toEqual(
      [],
    );
  });

  it('reads a grade by the glossary of its house', () => {
    const meaningAt = (houseName: string, condition: string, isCar = true) =>
      decode({ houseName, condition, isCar }).grades[0]?.meaning?.en;
    expect([meaningAt('CAA Chubu', '8'), meaningAt('USS Tokyo', '8')]).toEqual([
      'As new, up to half a year old',
      undefined,
    ]);
    expect([meaningAt('BDS Kanto', '5', false), meaningAt('Komatsu Kobe', '5', false)]).toEqual([
      'Average, usual wear',
      'Very good, ready for work',
    ]);
    expect(decode({ houseName: 'HAA Kobe', condition: 'A' }).flags).toEqual([{ flag: 'repaired', source: 'A' }]);
  });

  it('raises flags from the mileage note, the seller’s and the inspector’s phrases', () => {
    const facts = { mileageNote: '走行距離不明', points: '減算・修復歴なし', remarks: 'ピラー修正、冠水歴有り' };
    expect(decode(facts).flags).toEqual([
      { flag: 'repaired', source: 'ピラー修正' },
      { flag: 'flooded', source: '冠水歴有り' },
      { flag: 'mileageUnknown', source: '走行距離不明' },
    ]);
  });
});

describe('R45 splitting a sheet', () => {
  it('splits equipment at blanks and commas, except inside codes of several words', () => {
    const { equipment } = decode({ equipment: 'AC PS,PW Honda Sensing、One owner  Back camera 360 Foo Bar' });
    expect(equipment.map(({ code, meaning }) => [code, meaning?.en ?? null])).toEqual([
      ['AC', 'Air conditioning'],
      ['PS', 'Power steering'],
      ['PW', 'Power windows'],
      ['Honda Sensing', 'Honda Sensing'],
      ['One owner', 'One owner'],
      ['Back camera', 'Rear-view camera'],
      ['360', 'Surround-view cameras'],
      ['Foo', null],
      ['Bar', null],
    ]);
  });

  it('splits phrases at dots, commas, line breaks and blanks', () => {
    const { points, remarks } = decode({
      points: 'ワンオーナー　禁煙車\nパノラマルーフ・純正ナビ/TV',
      remarks: 'Rバンパー補修跡。下廻りサビ少、走行38,000km，E/G異音｡ﾄﾞｱｷｽﾞ',
    });
    expect(codes(points)).toEqual(['ワンオーナー', '禁煙車', 'パノラマルーフ', '純正ナビ', 'TV']);
    expect(codes(remarks)).toEqual(['Rバンパー補修跡', '下廻りサビ少', '走行38,000km', 'E/G異音', 'ﾄﾞｱｷｽﾞ']);
  });

  it('does not split at a blank between a part and its finding', () => {
    const remarks = 'Fガラス 飛石キズあり 運転席シート スレ少 内装 キレイ 取説 後日送付 記録簿 無し';
    expect(decode({ remarks }).remarks.map(({ meaning }) => meaning?.en)).toEqual([
      'Windscreen: stone chips',
      'Driver’s seat: slight scuffs',
      'Interior: clean',
      'Owner’s manual: sent later',
      'Service book: none',
    ]);
  });

  it('does not join a finding to equipment, nor the vehicle’s past to a part', () => {
    expect(codes(decode({ points: 'ETC キズ有り ドア 修復歴なし' }).points)).toEqual([
      'ETC',
      'キズ有り',
      'ドア',
      '修復歴なし',
    ]);
  });
});

describe('R45 any text of a feed', () => {
  const characters = '・、。，/ 　\n（）アキズサビ右左RFドア無有2本%W飛石交換修復歴メーター傷A1'.split('');
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...characters), { maxLength: 60 }).map((drawn) => drawn.join('')),
  );
  const mark = fc.record({ code: text, x: fc.double(), y: fc.double() });
  const facts = fc.record({
    houseName: text,
    isCar: fc.boolean(),
    condition: text,
    exterior: text,
    interior: text,
    marks: fc.array(mark, { maxLength: 4 }),
    equipment: text,
    points: text,
    remarks: text,
    mileageNote: text,
  });

  it('is decoded without losing a phrase', () => {
    fc.assert(
      fc.property(facts, (sheet) => {
        const decoded = decodeSheet(sheet);
        expect(codes(decoded.marks)).toEqual(codes(sheet.marks));
        for (const part of ['equipment', 'points', 'remarks'] as const) {
          expect(withoutSeparators(codes(decoded[part]).join(''))).toBe(withoutSeparators(sheet[part]));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has its meanings in both languages or in neither', () => {
    fc.assert(
      fc.property(facts, (sheet) => {
        const { grades, marks, equipment, points, remarks } = decodeSheet(sheet);
        for (const { meaning } of [...grades, ...marks, ...equipment, ...points, ...remarks]) {
          if (meaning === null) continue;
          expect(meaning.en).not.toMatch(/^$|[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Katakana}]/u);
          expect(meaning.ru).not.toMatch(/^$|[\p{Script=Han}\p{Script=Katakana}]/u);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is decoded when it is very long', () => {
    const remarks = 'ドアキズ'.repeat(5000);
    expect(decode({ remarks }).remarks[0]?.code).toBe(remarks);
  });
});
