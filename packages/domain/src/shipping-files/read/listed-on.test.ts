import { describe, expect, it } from 'vitest';
import type { ListCell, ListSheet } from './list-sheet.ts';
import { dayOfList } from './listed-on.ts';

const today = '2026-11-24';
const head = ['Chassis No.', 'ETD'];
const sheetOf = (...rows: ListCell[][]): ListSheet => ({
  name: '',
  rows: rows.map((cells, line) => ({ line, cells })),
});

describe('R102 the day of a list', () => {
  it.each<[ListCell[]]>([
    [['Date: 2026/11/20']],
    [['SHIPPING LIST', '', 'DATE', '2026-11-20']],
    [['Date', 46_346]],
    [['DATE : 20-Nov']],
    [['As of Nov 20, 2026']],
    [['Updated on 20.11.2026']],
    [['作成日：令和8年11月20日']],
    [['作成日', '', '2026年11月20日']],
    [['Дата: 20.11.2026']],
    [['Дата списка 20 ноября 2026']],
  ])('stands above the table: %j', (row) => {
    const sheets = [sheetOf(['LIST'], row, head, ['GK3-1234567', '2026-11-21'])];
    expect(dayOfList(sheets, 'list_20261101.xlsx', today)).toBe('2026-11-20');
  });

  it.each([
    'list_20261120.xlsx',
    'RORO 2026-11-20 (rev 2).xlsx',
    'List 20-11-2026.csv',
    'список_20.11.2026.xlsx',
    'YOKOHAMA 20NOV2026.xlsx',
    '船積リスト２０２６１１２０.xlsx',
  ])('stands in the name of the file: %s', (name) => {
    expect(dayOfList([sheetOf(head)], name, today)).toBe('2026-11-20');
  });

  it.each<[ListCell[], string]>([
    [['Sailing date: 2026/11/20'], 'list.xlsx'],
    [['Date: soon'], 'booking 1234567890.xlsx'],
    [['Date: 2026/11/25'], 'list_20261125.xlsx'],
    [['ETD', '2026/11/20'], 'list 20261320.xlsx'],
  ])('is today if nothing tells it, never later: %j %s', (row, name) => {
    expect(dayOfList([sheetOf(row, head, ['Date: 2026/11/01'])], name, today)).toBe(today);
  });

  it.each<[ListCell]>([['2026年11月20日'], ['20-Nov-2026'], [46_346]])(
    'may stand alone above a schedule: %j',
    (cell) => {
      const schedule = [
        ['Vessel', 'Voy', 'Yokohama'],
        ['ONE', '1', '2026-11-21'],
      ];
      expect(dayOfList([sheetOf(['SCHEDULE', '1-Nov', cell], ...schedule)], '', today)).toBe('2026-11-20');
      expect(dayOfList([sheetOf(['LIST', cell], head)], '', today)).toBe(today);
    },
  );

  it('of last year is known in January', () => {
    expect(dayOfList([sheetOf(['Date: 28-Dec'], head)], '', '2027-01-03')).toBe('2026-12-28');
  });
});
