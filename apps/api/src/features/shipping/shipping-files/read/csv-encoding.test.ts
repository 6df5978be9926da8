import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { decodeCsv } from './csv-encoding.ts';
import { bytesIn } from './list-files.steps.ts';

const rows = (...lines: string[]) => lines.join('\r\n');
const car = 'GK3-1234567';

describe('R102 the text of a list that is no UTF-8', () => {
  it.each([
    rows(
      '船積リスト,,,,,作成日：2026/11/18',
      'No,車台番号,車名,船名/航海番号,積港,カット日,備考',
      `1,${car},ﾎﾝﾀﾞ ﾌｨｯﾄ,海風丸 V.219,横浜,11/20,ｽﾍﾟｱｷｰあり`,
      '2,S510P-0123456,ﾀﾞｲﾊﾂ,海風丸 V.219,名古屋,11/20,鍵なし',
    ),
    rows('車台番号,船名', `${car},海風丸`),
    rows('Chassis,POL', `${car},横浜`),
    rows('Chassis,Maker', `${car},ﾎﾝﾀﾞ`),
    rows('Chassis,Remarks', `${car},ｽﾍﾟｱ ｷｰ ｱﾘ`),
    rows('Chassis,Remarks', `${car},要確認`),
  ])('is Japanese: %j', (text) => {
    expect(decodeCsv(bytesIn('shift_jis', text))).toBe(text);
  });

  it.each([
    rows(
      'Список отгрузки;;;;;Дата: 18.11.2026',
      '№;Номер кузова;Марка;Судно;Порт погрузки;Отход;Примечание',
      `1;${car};ХОНДА ФИТ;ВОСТОК СТАР;Тояма;24.11;«без ключа»`,
      '2;S510P-0123456;Дайхатсу;ВОСТОК СТАР;Тояма;24.11;',
    ),
    rows('Номер кузова;Судно', `${car};Восток`),
    rows('НОМЕР КУЗОВА;СУДНО;ОТХОД', `${car};ВОСТОК;24.11`),
    rows('СУДНО;РЕЙС', 'ВОСТОК;14'),
    rows('Chassis;Remarks', `${car};без ключа, царапина на двери`),
    rows('Chassis;Remarks', `${car};БЕЗ ЗАПАСНОГО КОЛЕСА`),
    rows('Chassis;Remarks', `${car};база №2`),
  ])('is Russian: %j', (text) => {
    expect(decodeCsv(bytesIn('windows-1251', text))).toBe(text);
  });

  it('is neither if it is of Western Europe', () => {
    expect(decodeCsv(Buffer.from(rows('Fahrgestell;Größe', `${car};fünf`), 'latin1'))).toBeUndefined();
  });
});

it.each(['Chassis,Vessel\nGK3-1234567,VOSTOK', 'Номер кузова,船名\nGK3-1234567,ﾎﾝﾀﾞ'])(
  'R102 UTF-8 goes first: %j',
  (text) => {
    expect(decodeCsv(strToU8(text))).toBe(text);
  },
);
