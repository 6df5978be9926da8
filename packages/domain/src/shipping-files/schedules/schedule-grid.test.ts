import { describe, expect, it } from 'vitest';
import { portFinder } from '../find-port.ts';
import type { ListCell, ListSheet } from '../read/list-sheet.ts';
import type { JapanDay } from '../../time/japan-time.ts';
import { readSchedule } from './schedule-grid.ts';
import type { ScheduledShip } from './schedule-ship.ts';

const findPort = portFinder(
  [
    { code: 'JPYOK', names: ['Yokohama', 'Йокогама'] },
    { code: 'JPNGO', names: ['Nagoya', 'Нагоя'] },
    { code: 'JPUKB', names: ['Kobe', 'Кобе'] },
    { code: 'JPTOY', names: ['Toyama', 'Тояма'] },
    { code: 'RUVVO', names: ['Vladivostok', 'Владивосток'] },
    { code: 'KRPUS', names: ['Busan', 'Пусан'] },
    { code: 'KEMBA', names: ['Mombasa', 'Момбаса'] },
    { code: 'TZDAR', names: ['Dar es Salaam', 'Дар-эс-Салам'] },
    { code: 'ZADUR', names: ['Durban', 'Дурбан'] },
  ],
  {},
);

const sheetOf = (name: string, rows: ListCell[][]): ListSheet => ({
  name,
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});
const read = (rows: ListCell[][], listedOn: JapanDay = '2026-05-20') =>
  readSchedule([sheetOf('List', rows)], { findPort, listedOn });
const told = ({ vessel, number, calls }: ScheduledShip) => [
  `${vessel} ${number}`.trim(),
  ...calls.map(({ kind, place, day }) => `${kind} ${place} ${day === 'unknown' ? day : day.value.day}`),
];
const shipsOf = (rows: ListCell[][], listedOn?: JapanDay) => read(rows, listedOn)?.ships.map(told);
const problemsOf = (rows: ListCell[][], listedOn?: JapanDay) =>
  read(rows, listedOn)?.ships.map(({ problems }) => problems.map((one) => `${one.problem} ${one.told}`));

describe('R102 a schedule', () => {
  it('of a line in English has its ports of loading left of those abroad', () => {
    const seen = read([
      ['UMIKAZE LINE', '', 'RORO SCHEDULE: JAPAN - AFRICA'],
      ['Updated: 20-May-2026'],
      ['Vessel', 'Voy No.', 'Kobe', 'Nagoya', 'Yokohama', 'Dar es Salaam', 'Mombasa', 'Durban', 'Remarks'],
      ['UMIKAZE MARU', 'V.0219', '10-Jun', '11-Jun', '13-Jun', '8-Jul', '6-Jul', '', ''],
      ['M/V VOSTOK STAR', '214', 'SKIP', '-', '20-Jun', '', '14-Jul', 'TBA', 'via Busan'],
      ['TBN', '', '1-Jul', '2-Jul', '', '', '', '', ''],
      ['ANGARA LADY', '88', 'TBA', 'TBA', '', '', '', '', ''],
      ['* All dates are subject to change without notice.'],
    ]);
    expect(seen?.ships.map(told)).toEqual([
      [
        'UMIKAZE MARU 219',
        'load JPUKB 2026-06-10',
        'load JPNGO 2026-06-11',
        'load JPYOK 2026-06-13',
        'discharge TZDAR 2026-07-08',
        'discharge KEMBA 2026-07-06',
      ],
      ['VOSTOK STAR 214', 'load JPYOK 2026-06-20', 'discharge KEMBA 2026-07-14', 'discharge ZADUR unknown'],
    ]);
    expect(seen?.skipped).toBe(3);
    expect(seen?.ships.map(({ line, problems }) => [line, problems.map(({ problem }) => problem)])).toEqual([
      [4, ['etaBeforeEtd']],
      [5, []],
    ]);
  });

  it('of Japan has its days with the month first', () => {
    expect(
      shipsOf([
        ['配船表', '', '', '2026年5月20日'],
        ['船会社', '本船名', '航海番号', '名古屋', '横浜港', 'ウラジオストク'],
        ['海風ライン', '海風丸', '219', '6/7', '６／１３', '6月18日'],
        ['海風ライン', 'VOSTOK', '7', '抜港', '6/20', '未定'],
      ]),
    ).toEqual([
      ['海風丸 219', 'load JPNGO 2026-06-07', 'load JPYOK 2026-06-13', 'discharge RUVVO 2026-06-18'],
      ['VOSTOK 7', 'load JPYOK 2026-06-20', 'discharge RUVVO unknown'],
    ]);
  });

  it('of Russia may have ship and voyage in one column', () => {
    expect(
      shipsOf([
        ['Судно / рейс', 'Линия', 'Тояма', 'Пусан', 'Владивосток'],
        ['т/х ВОСТОК рейс 14', 'Море', '07.06', '', '11.06'],
        ['АНГАРА', 'Море', '14.06', '16.06', 'уточняется'],
      ]),
    ).toEqual([
      ['ВОСТОК 14', 'load JPTOY 2026-06-07', 'discharge RUVVO 2026-06-11'],
      ['АНГАРА', 'load JPTOY 2026-06-14', 'discharge KRPUS 2026-06-16', 'discharge RUVVO unknown'],
    ]);
  });

  it('with groups above its ports loads where they say', () => {
    const head = [
      ['', '', 'POL', '', '', 'POD', ''],
      ['VESSEL', 'VOY', 'BUSAN', 'KOBE', 'YOKOHAMA', 'MOMBASA', 'DURBAN'],
    ];
    const row = ['UMIKAZE', '1', '1-Jun', '4-Jun', '5-Jun', '28-Jun', '2-Jul'];
    const ship = [
      'UMIKAZE 1',
      'load KRPUS 2026-06-01',
      'load JPUKB 2026-06-04',
      'load JPYOK 2026-06-05',
      'discharge KEMBA 2026-06-28',
      'discharge ZADUR 2026-07-02',
    ];
    expect(shipsOf([...head, row])).toEqual([ship]);
    const merged = [
      ['VESSEL', 'VOY', 'LOADING PORTS', '', '', 'DISCHARGE PORTS', ''],
      ['', '', 'BUSAN', 'KOBE', 'YOKOHAMA', 'MOMBASA', 'DURBAN'],
    ];
    expect(shipsOf([...merged, row])).toEqual([ship]);
    const byDays = [
      ['VESSEL', 'VOY', 'BUSAN', 'KOBE', 'YOKOHAMA', 'MOMBASA', 'DURBAN'],
      ['', '', 'ETD', 'ETD', 'ETD', 'ETA', 'ETA'],
    ];
    expect(shipsOf([...byDays, row])).toEqual([ship]);
    const inCells = ['VESSEL', 'VOY', 'ETD BUSAN', 'KOBE\nETD', 'YOKOHAMA (ETD)', 'ETA: MOMBASA', 'DURBAN ETA'];
    expect(shipsOf([inCells, row])).toEqual([ship]);
  });

  it('with several days of each port has those at which cars come aboard and ashore', () => {
    expect(
      shipsOf([
        ['船名', '航海', '名古屋', '', '', 'Mombasa', ''],
        ['', '', 'CUT', 'ETA', 'ETD', 'ETA', 'ETD'],
        ['UMIKAZE', '1', '6/1', '6/4', '6/5', '6/28', '6/30'],
      ]),
    ).toEqual([['UMIKAZE 1', 'load JPNGO 2026-06-05', 'discharge KEMBA 2026-06-28']]);
  });

  it('is read from all tables of all sheets', () => {
    const head = ['Vessel', 'Voy', 'Yokohama', 'Mombasa'];
    const sheets = [
      sheetOf('Cover', [['Umikaze Line']]),
      sheetOf('Africa', [
        head,
        ['ONE', '1', '1-Jun', '20-Jun'],
        ['page 2'],
        head,
        ['TWO', '2', '8-Jun', ''],
        ['Vessel', 'Voy', 'Kobe', 'Durban'],
        ['THREE', '3', '2-Jun', '24-Jun'],
      ]),
      sheetOf('Russia', [
        ['Vessel/Voyage', 'Toyama', 'Vladivostok'],
        ['FOUR / 4', 46_174, '2026-06-04'],
      ]),
    ];
    const ships = readSchedule(sheets, { findPort, listedOn: '2026-05-20' })?.ships ?? [];
    expect(ships.map((ship) => [ship.sheet, ship.line, ...told(ship)])).toEqual([
      ['Africa', 2, 'ONE 1', 'load JPYOK 2026-06-01', 'discharge KEMBA 2026-06-20'],
      ['Africa', 5, 'TWO 2', 'load JPYOK 2026-06-08'],
      ['Africa', 7, 'THREE 3', 'load JPUKB 2026-06-02', 'discharge ZADUR 2026-06-24'],
      ['Russia', 2, 'FOUR 4', 'load JPTOY 2026-06-01', 'discharge RUVVO 2026-06-04'],
    ]);
  });

  it.each([
    ['a list of cars', ['Chassis No.', 'Vessel', 'Voy', 'Yokohama', 'Mombasa']],
    ['one port', ['Vessel', 'Voy', 'Yokohama', 'ETD', 'ETA']],
    ['no ship', ['Service', 'Yokohama', 'Mombasa']],
  ])('is none with %s', (_, head) => {
    expect(read([head, ['GK3-1234567', 'ONE', '1', '1-Jun', '20-Jun']])).toBeUndefined();
  });
});

describe('R102 the days of a schedule', () => {
  const head = ['Vessel', 'Voy', 'Nagoya', 'Yokohama', 'Mombasa'];

  it.each(['2026-11-20', '2026-12-20', '2027-01-03', '2027-01-20'] as const)('go over New Year, read on %s', (day) => {
    expect(shipsOf([head, ['ONE', '1', '28-Dec', '30-Dec', '4-Jan']], day)).toEqual([
      ['ONE 1', 'load JPNGO 2026-12-28', 'load JPYOK 2026-12-30', 'discharge KEMBA 2027-01-04'],
    ]);
  });

  it('follow each other beyond half a year', () => {
    expect(shipsOf([head, ['ONE', '1', '20-Nov', '1-Feb', '25-May']], '2026-11-18')).toEqual([
      ['ONE 1', 'load JPNGO 2026-11-20', 'load JPYOK 2027-02-01', 'discharge KEMBA 2027-05-25'],
    ]);
  });

  it('have the day first if some of the table can only be so', () => {
    const rows = [head, ['ONE', '1', '30/6', '', '6/7'], ['TWO', '2', '1/6', '2/6', '28/6']];
    expect(shipsOf(rows)).toEqual([
      ['ONE 1', 'load JPNGO 2026-06-30', 'discharge KEMBA 2026-07-06'],
      ['TWO 2', 'load JPNGO 2026-06-01', 'load JPYOK 2026-06-02', 'discharge KEMBA 2026-06-28'],
    ]);
  });

  it('that fall, are far or cannot be read are told', () => {
    expect(
      problemsOf([
        head,
        ['ONE', '1', '13-Jun', '', '10-Jun'],
        ['TWO', '2', '2025-06-13', '', '2025-07-10'],
        ['THREE', '3', '13-14 Jun', '15-Jun', '10-Jul'],
      ]),
    ).toEqual([['etaBeforeEtd Nagoya 13-Jun, Mombasa 10-Jun'], ['far Nagoya 2025-06-13'], ['day Nagoya 13-14 Jun']]);
  });
});

describe('R102 the ports of a schedule', () => {
  it('that nobody knows are told on the ships that call there; other columns are passed over', () => {
    const head = ['Vessel', 'Voy', 'LOA', 'Pier Nine', 'Yokohama', 'Mombasa', 'Cut off', 'Agent'];
    expect(
      problemsOf([
        head,
        ['ONE', '1', '199.9', '1-Jun', '2-Jun', '20-Jun', '30-May', 'Nord'],
        ['TWO', '2', '180', 'SKIP', '2-Jun', '20-Jun', '30-May', 'Nord'],
      ]),
    ).toEqual([['unknownPort Pier Nine'], []]);
  });

  it('of Japan right of one abroad are told, and not guessed', () => {
    const rows = [
      ['Vessel', 'Voy', 'Nagoya', 'Busan', 'Yokohama', 'Mombasa'],
      ['ONE', '1', '1-Jun', '3-Jun', '5-Jun', '28-Jun'],
    ];
    expect(problemsOf(rows)).toEqual([['portSide Yokohama']]);
    expect(shipsOf(rows)).toEqual([
      ['ONE 1', 'load JPNGO 2026-06-01', 'discharge KRPUS 2026-06-03', 'discharge KEMBA 2026-06-28'],
    ]);
  });
});
