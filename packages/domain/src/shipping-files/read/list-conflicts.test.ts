import { expect, it } from 'vitest';
import type { KnownCells } from './carry-down.ts';
import { contradictedShips, type ListConflicts, twiceListed } from './list-conflicts.ts';
import { readListRow } from './list-row.ts';

const rowsOf = (...rows: KnownCells[]) =>
  rows.map((cells, line) =>
    readListRow({ chassis: `GK3-100000${line}`, ...cells }, { sheet: 'A', line }, '2026-11-18'),
  );
const linesOf = (conflicts: ListConflicts) =>
  [...conflicts].map(([row, other]) => `${row.line} ${other.line}`).toSorted();

it('R102 a car that is listed twice is told with its other ship', () => {
  const rows = rowsOf(
    { chassis: 'GK3-1234567', vesselVoyage: 'MV Umikaze Maru 219' },
    { chassis: 'GK3-7654321', vesselVoyage: 'Vostok 4' },
    { chassis: 'gk3 1234567', vesselVoyage: 'UMIKAZE-MARU V.0219' },
    { chassis: 'GK31234567', vesselVoyage: 'Vostok 4' },
    { chassis: 'GK31234567', vesselVoyage: 'TBA' },
    { chassis: 'GK3-7654321' },
  );
  expect(linesOf(twiceListed(rows))).toEqual(['0 3', '2 3', '3 0']);
});

it('R102 another voyage is another ship, and one that is left out is not', () => {
  const car = { chassis: 'GK3-1234567', vessel: 'Umikaze Maru' };
  expect(linesOf(twiceListed(rowsOf({ ...car, voyageNo: '219' }, car)))).toEqual([]);
  expect(linesOf(twiceListed(rowsOf({ ...car, voyageNo: '219' }, car, { ...car, voyageNo: '220' })))).toEqual([
    '0 2',
    '2 0',
  ]);
});

it('R102 cars without a chassis number are told apart by their stock numbers', () => {
  const car = { chassis: '', vessel: 'Vostok' };
  const rows = rowsOf(
    { ...car, stockNo: 'A1' },
    { ...car, stockNo: 'A2', vessel: 'Vega' },
    { ...car, stockNo: 'a1', vessel: 'Vega' },
    car,
  );
  expect(linesOf(twiceListed(rows))).toEqual(['0 2', '2 0']);
});

it('R102 cars without any number are not one car', () => {
  const rows = rowsOf(
    { chassis: '', vessel: 'Vostok', voyageNo: '4' },
    { chassis: '', vessel: 'Vostok', voyageNo: '5' },
  );
  expect(linesOf(twiceListed(rows))).toEqual([]);
});

it('R102 a ship that leaves one port on two days is told with the first other row', () => {
  const call = { vesselVoyage: 'Umikaze Maru 219', loadPort: 'YOKOHAMA', etd: '24-Nov' };
  const rows = rowsOf(
    call,
    { ...call, etd: '2026/11/24' },
    { ...call, loadPort: 'Yokohama ', etd: '26-Nov' },
    { ...call, loadPort: 'NAGOYA', etd: '27-Nov' },
    { ...call, vesselVoyage: 'Umikaze Maru 220', etd: '24-Dec' },
    { ...call, etd: 'TBA' },
    { loadPort: 'YOKOHAMA', etd: '1-Dec' },
  );
  expect(linesOf(contradictedShips(rows))).toEqual(['0 2', '1 2', '2 0']);
});
