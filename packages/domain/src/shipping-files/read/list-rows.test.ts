import { describe, expect, it } from 'vitest';
import { type ListTerms, readListRows } from './list-rows.ts';
import type { ListCell, ListSheet } from './list-sheet.ts';

const terms: ListTerms = { mapping: {}, carryDown: false, listedOn: '2026-11-18' };
const sheetOf = (name: string, ...rows: ListCell[][]): ListSheet => ({
  name,
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const read = (rows: ListCell[][], more: Partial<ListTerms> = {}) =>
  readListRows([sheetOf('List', ...rows)], { ...terms, ...more });
const linesOf = (rows: ListCell[][]) => read(rows).rows.map(({ line }) => line);

describe('R102 the rows of a list', () => {
  it('of Japan are read below its titles', () => {
    const { rows, skipped, hasHead } = read([
      ['船積リスト', '', '', '作成日：令和8年11月18日'],
      ['No', '車台番号', '車名', '船名/航海番号', '積港', 'カット日', '出港予定日', '入港予定日'],
      [1, 'ＧＫ３－１２３４５６７', 'ﾎﾝﾀﾞ', 'UMIKAZE MARU V.219', '横浜', '11/20', '令和8年11月24日', '11月28日'],
      [2, 'S510P-0123456', 'ダイハツ', 'UMIKAZE MARU V.219', '横浜', '11/20', 46_350, '未定'],
    ]);
    expect({ skipped, hasHead }).toEqual({ skipped: 0, hasHead: true });
    const ship = {
      vessel: { value: 'UMIKAZE MARU' },
      voyageNo: { value: '219' },
      loadPort: { value: '横浜' },
      problems: [],
    };
    expect(rows).toMatchObject([
      { ...ship, sheet: 'List', line: 3, maker: 'ホンダ', eta: { value: { day: '2026-11-28', isGuessed: true } } },
      { ...ship, line: 4, etd: { value: { day: '2026-11-24', isGuessed: false } }, eta: 'unknown' },
    ]);
  });

  it('are read from all sheets that have a head, whatever their order of columns', () => {
    const { rows, headers, mapping } = readListRows(
      [
        sheetOf('Cover', ['Umikaze Line'], ['Contact', 'desk@umikaze.example']),
        sheetOf('YOKOHAMA', ['Chassis No.', 'POL'], ['GK3-1234567', 'YOKOHAMA']),
        sheetOf('Russia', ['Порт погрузки', 'Номер кузова', 'Отход'], ['Тояма', 'S510P-0123456', '24.11']),
      ],
      terms,
    );
    expect(rows.map(({ sheet, line, chassis }) => `${sheet} ${line} ${chassis}`)).toEqual([
      'YOKOHAMA 2 GK3-1234567',
      'Russia 2 S510P-0123456',
    ]);
    expect(headers).toEqual(['Chassis No.', 'POL', 'Порт погрузки', 'Номер кузова', 'Отход']);
    expect(mapping).toMatchObject({ chassis: 'Chassis No.', loadPort: 'POL', etd: 'Отход', eta: null });
  });

  it('are read by the columns that staff have set', () => {
    const rows = [
      ['UNIT', 'LEAVES', 'ETD'],
      ['GK3-1234567', '24-Nov', 'old'],
    ];
    const { rows: found } = read(rows, { mapping: { chassis: 'Unit', etd: 'leaves' } });
    expect(found).toMatchObject([{ chassis: 'GK3-1234567', etd: { value: { day: '2026-11-24' } }, problems: [] }]);
  });

  it('are none without a head, and staff choose among the cells of the widest row', () => {
    const { hasHead, headers, rows } = read([
      ['LIST'],
      ['Unit', 'Ship', 'Leaves'],
      ['GK3-1234567', 'Vostok', '24-Nov'],
    ]);
    expect({ hasHead, headers, rows }).toEqual({ hasHead: false, headers: ['Unit', 'Ship', 'Leaves'], rows: [] });
  });

  it('have the ship that stands above the table, if the table has no column for it', () => {
    const title = ['VESSEL: UMIKAZE MARU VOY: 219'];
    expect(read([title, ['Chassis', 'POL'], ['GK3-1234567', 'Kobe']]).rows).toMatchObject([
      { vessel: { value: 'UMIKAZE MARU' }, voyageNo: { value: '219' } },
    ]);
    expect(read([title, ['Chassis', 'Vessel'], ['GK3-1234567', '']]).rows).toMatchObject([
      { vessel: null, voyageNo: null },
    ]);
    expect(readListRows([sheetOf('MV VOSTOK V4', ['Chassis'], ['GK3-1234567'])], terms).rows).toMatchObject([
      { vessel: { value: 'VOSTOK' }, voyageNo: { value: '4' } },
    ]);
  });
});

describe('R102 a row about no car is left out and counted', () => {
  const head = ['No.', 'Chassis No.', 'Model', 'M3'];
  const car = [1, 'GK3-1234567', 'FIT', 10.5];

  it.each([
    [['TOTAL', '', '', 25.5]],
    [['', 'Total: 25 units', '', '']],
    [['', '', 'Grand Total', 25.5]],
    [['SUBTOTAL', 25, '', 1]],
    [['合計', '25 台', '', '']],
    [['小計', '', '', 12]],
    [['計', '', '', 12]],
    [['Итого:', '', '', 12]],
    [['Всего 25 шт', '', '', 12]],
    [['No.', 'CHASSIS NO', 'model', 'm3']],
    [[3, '', '', '']],
    [['Please check before 20-Nov', '', '', '']],
  ])('%j', (row) => {
    const { rows, skipped } = read([head, car, row, car]);
    expect({ lines: rows.map(({ line }) => line), skipped }).toEqual({ lines: [2, 4], skipped: 1 });
  });

  it.each([
    [[2, 'TOTAL-0012345', 'FIT', 1]],
    [[2, 'S510P-0123456', 'Total', 1]],
    [[2, 1_234_567, 'FIT', 1]],
    [[2, '', 'FIT', 1]],
    [[2, '?', 'FIT', 1]],
    [[2, 'Please check', '', '']],
  ])('but no row that may be a car: %j', (row) => expect(linesOf([head, car, row])).toEqual([2, 3]));
});

describe('R102 blanks of a list', () => {
  const rows: ListCell[][] = [
    ['Chassis', 'Vessel', 'Voyage', 'POL', 'POD', 'ETD', 'ETA', 'Booking', 'Remarks'],
    ['GK3-1000001', 'UMIKAZE MARU', '219', 'YOKOHAMA', 'VLADIVOSTOK', '24-Nov', '28-Nov', 'YK1', 'keys'],
    ['GK3-1000002'],
    ['GK3-1000003', '', '', 'TOYAMA', '', '', ''],
  ];

  it('say nothing, unless a sender means the same as above', () => {
    const nothing = { vessel: null, loadPort: null, etd: null };
    expect(read(rows).rows.slice(1)).toMatchObject([nothing, { ...nothing, loadPort: { value: 'TOYAMA' } }]);
  });

  it('mean the ship, the ports and the days above them, and nothing else', () => {
    const { rows: read2 } = read(rows, { carryDown: true });
    const ship = {
      vessel: { value: 'UMIKAZE MARU' },
      voyageNo: { value: '219' },
      dischargePort: { value: 'VLADIVOSTOK' },
    };
    expect(read2.slice(1)).toMatchObject([
      { ...ship, loadPort: { value: 'YOKOHAMA' }, etd: { value: { day: '2026-11-24' } }, bookingNo: null, remarks: '' },
      { ...ship, loadPort: { value: 'TOYAMA' }, etd: null, eta: { value: { day: '2026-11-28' } } },
    ]);
  });

  it('mean nothing of another sheet', () => {
    const sheets = [sheetOf('One', ...rows), sheetOf('Two', rows[0] ?? [], ['GK3-1000004'])];
    const { rows: all } = readListRows(sheets, { ...terms, carryDown: true });
    expect(all.at(-1)).toMatchObject({ chassis: 'GK3-1000004', vessel: null, etd: null });
  });
});
