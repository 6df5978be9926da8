import { describe, expect, it } from 'vitest';
import { csvCell, csvText } from './csv-file.ts';

describe('R48 a cell of a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '=HYPERLINK("http://x","y")'])(
    'is never a formula: %j',
    (text) => expect(csvCell(text, 'en').replaceAll('"', '')).toMatch(/^'/),
  );

  it.each(['a=b', '4WD', '***', 'x-trail', "'quoted", '】PS PW'])('is unchanged: %s', (text) => {
    expect(csvCell(text, 'en')).toBe(text);
  });

  it('is quoted when it contains a separator, a quote or a line break', () => {
    expect(csvCell('PS, "AW"; 2\nlines', 'en')).toBe('"PS, ""AW""; 2\nlines"');
    expect(csvCell('=1,2', 'ru')).toBe('"\'=1,2"');
  });

  it('stays a number, also a negative one', () => {
    expect(csvCell(1_850_000, 'ru')).toBe('1850000');
    expect(csvCell(-5, 'en')).toBe('-5');
    expect(csvCell(4.5, 'en')).toBe('4.5');
    // A Russian Excel would read 4.5 as the fourth of May.
    expect(csvCell(4.5, 'ru')).toBe('4,5');
  });

  it('shows a date by its UTC parts', () => {
    expect(csvCell(new Date('2026-11-18T14:05:00Z'), 'en')).toBe('2026-11-18 14:05');
  });
});

it('a CSV file opens in the Excel of its language', () => {
  const sheet = {
    columns: [
      { head: 'Lot', width: 8 },
      { head: 'Year', width: 6 },
    ],
    rows: [
      ['Лот', 2020],
      [null, 4.5],
    ],
  } as const;
  expect(csvText(sheet, 'en')).toBe('\uFEFFLot,Year\r\nЛот,2020\r\n,4.5\r\n');
  expect(csvText(sheet, 'ru')).toBe('\uFEFFLot;Year\r\nЛот;2020\r\n;4,5\r\n');
});
