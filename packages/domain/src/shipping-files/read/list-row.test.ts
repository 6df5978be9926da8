import { describe, expect, it } from 'vitest';
import type { KnownCells } from './carry-down.ts';
import { readListRow } from './list-row.ts';

const rowOf = (cells: KnownCells, listedOn: `${number}-${number}-${number}` = '2026-11-18') =>
  readListRow({ chassis: 'GK3-1234567', ...cells }, { sheet: 'List', line: 5 }, listedOn);
const problemsOf = (cells: KnownCells) => rowOf(cells).problems.map(({ column, problem }) => `${column} ${problem}`);

it('R102 a row tells everything at once, in plain letters', () => {
  const cells = {
    stockNo: 'SR-00412',
    chassis: ' ＧＫ３－１２３４５６７ ',
    maker: 'HONDA',
    model: 'FIT',
    consignee: 'VOSTOK AUTO  LLC',
    remarks: 'non-runner',
    bookingNo: 'oney tyo 4471',
    containerNo: 'csqu 305438-3',
    blNo: 'ＹＫ０１２３',
    blKind: 'Surrendered',
    vessel: 'M/V UMIKAZE MARU',
    voyageNo: 'V.0219',
    line: 'Umikaze Line',
    loadPort: 'YOKOHAMA',
    dischargePort: 'VLADIVOSTOK',
    yardCutOff: '11/20',
    papersCutOff: '2026-11-19',
    etd: '24-Nov',
    eta: '令和8年11月28日',
    atd: 46_351,
  };
  expect(rowOf(cells)).toEqual({
    sheet: 'List',
    line: 5,
    stockNo: 'SR-00412',
    chassis: 'GK3-1234567',
    maker: 'HONDA',
    model: 'FIT',
    consignee: 'VOSTOK AUTO LLC',
    remarks: 'non-runner',
    bookingNo: { value: 'ONEYTYO4471' },
    containerNo: { value: 'CSQU3054383' },
    blNo: { value: 'YK0123' },
    blKind: { value: 'surrendered' },
    vessel: { value: 'UMIKAZE MARU' },
    voyageNo: { value: '219' },
    carrier: { value: 'Umikaze Line' },
    loadPort: { value: 'YOKOHAMA' },
    dischargePort: { value: 'VLADIVOSTOK' },
    yardCutOff: { value: { day: '2026-11-20', isGuessed: true } },
    papersCutOff: { value: { day: '2026-11-19', isGuessed: false } },
    etd: { value: { day: '2026-11-24', isGuessed: true } },
    eta: { value: { day: '2026-11-28', isGuessed: false } },
    atd: { value: { day: '2026-11-25', isGuessed: false } },
    written: cells,
    problems: [],
  });
});

it('R102 a fact that the list does not tell is none, and one that nobody knows yet is unknown', () => {
  const row = rowOf({ etd: 'TBA', blNo: '-', containerNo: 'T.B.A.', maker: '-' });
  expect(row).toMatchObject({
    etd: 'unknown',
    blNo: 'unknown',
    containerNo: 'unknown',
    maker: '',
    eta: null,
    bookingNo: null,
  });
  expect(row.problems).toEqual([]);
});

it.each(['RORO', 'Ro-Ro', 'ＲＯＲＯ', 'RO/RO', 'RORO SHIPMENT', 'ro-ro shipment'])(
  'R102 a car that is driven aboard has no container: %j',
  (containerNo) => expect(rowOf({ containerNo })).toMatchObject({ containerNo: 'unknown', problems: [] }),
);

describe('R102 ship and voyage of a row', () => {
  it.each([
    [{ vessel: 'UMIKAZE MARU', voyageNo: 219 }, 'UMIKAZE MARU', '219'],
    [{ vessel: 'UMIKAZE MARU V.219', voyageNo: '219' }, 'UMIKAZE MARU', '219'],
    [{ vessel: 'UMIKAZE MARU V.219' }, 'UMIKAZE MARU', '219'],
    [{ vesselVoyage: 'UMIKAZE MARU / 219' }, 'UMIKAZE MARU', '219'],
    [{ vessel: 'HAE SHIN 7', voyageNo: '88E' }, 'HAE SHIN 7', '88E'],
  ])('%j', (cells, vessel, voyageNo) => {
    expect(rowOf(cells)).toMatchObject({ vessel: { value: vessel }, voyageNo: { value: voyageNo } });
  });

  it.each([
    [{ vessel: 'Vostok' }, { value: 'Vostok' }, null],
    [{ vessel: 'Vostok', voyageNo: 'TBA' }, { value: 'Vostok' }, 'unknown'],
    [{ vesselVoyage: 'TBN / TBN' }, 'unknown', 'unknown'],
    [{ vessel: 'n/a' }, 'unknown', 'unknown'],
    [{ voyageNo: '219' }, null, { value: '219' }],
    [{}, null, null],
  ])('that are not both known: %j', (cells, vessel, voyageNo) => {
    expect(rowOf(cells)).toMatchObject({ vessel, voyageNo });
  });
});

describe('R102 the days of a list around New Year', () => {
  it.each([
    ['2026-12-20', '2026-12-28', '2027-01-04'],
    ['2027-01-03', '2026-12-28', '2027-01-04'],
  ] as const)('are those next to its own day, %s', (listedOn, etd, eta) => {
    const row = rowOf({ etd: '28-Dec', eta: '4-Jan' }, listedOn);
    expect([row.etd, row.eta]).toMatchObject([{ value: { day: etd } }, { value: { day: eta } }]);
    expect(row.problems).toEqual([]);
  });
});

describe('R102 a row has problems', () => {
  it.each<[KnownCells, string[]]>([
    [{ chassis: 1_234_567 }, ['chassis number']],
    [{ chassis: '1.23457E+12' }, ['chassis number']],
    [{ chassis: '1,2E+9' }, ['chassis number']],
    [{ chassis: '1E5234' }, []],
    [{ chassis: 'GK3-123456?' }, ['chassis chassis']],
    [{ chassis: 'ГК3-1234567' }, ['chassis chassis']],
    [{ chassis: '' }, ['chassis chassis']],
    [{ chassis: 'TBA' }, ['chassis chassis']],
    [{ chassis: '', stockNo: 'SR-00412' }, []],
    [{ chassis: 'GK3-123456?', stockNo: 'SR-00412' }, ['chassis chassis']],
    [{ etd: '24-Nvo' }, ['etd day']],
    [{ yardCutOff: 'noon', papersCutOff: '31/11', atd: 'sailed' }, ['yardCutOff day', 'papersCutOff day', 'atd day']],
    [{ etd: '2026/11/24', eta: '2026/11/23' }, ['eta etaBeforeEtd']],
    [{ etd: '2026/11/24', eta: '2026/11/24' }, []],
    [{ etd: '2027-06-06' }, []],
    [{ etd: '2027-06-07' }, ['etd far']],
    [{ etd: '2025-11-24' }, ['etd far']],
    [{ bookingNo: 'A1' }, ['bookingNo shippingNo']],
    [{ bookingNo: 123_456_789_012 }, []],
    [{ containerNo: 'RORO 1' }, ['containerNo containerNo']],
    [{ containerNo: 'CSQU3054384' }, ['containerNo checkDigit']],
    [{ blNo: 'YK 0123 (draft)' }, ['blNo shippingNo']],
  ])('%j', (cells, problems) => expect(problemsOf(cells)).toEqual(problems));
});
