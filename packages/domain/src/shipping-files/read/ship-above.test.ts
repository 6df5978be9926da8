import { expect, it } from 'vitest';
import { partShip } from './ship-names.ts';
import { shipAbove } from './ship-above.ts';

const shipOf = (sheet: string, ...rows: string[][]) => {
  const said = shipAbove({ sheet, preamble: rows.map((cells, line) => ({ line, cells })) });
  return said === undefined ? undefined : partShip(said);
};

it.each([
  [['VESSEL: UMIKAZE MARU VOY: 219']],
  [['Vessel : M/V UMIKAZE MARU', '', 'Voyage No. : V.0219']],
  [['VESSEL', 'UMIKAZE MARU', '', 'VOY', '219']],
  [['SHIPPING LIST'], ['VESSEL NAME', 'UMIKAZE MARU'], ['VOYAGE NO', '219']],
  [['VESSEL/VOY: UMIKAZE MARU / 219', 'ETD', '2026-11-24']],
  [['Vessel: UMIKAZE MARU V.219, ETD: 24-Nov POL: YOKOHAMA']],
  [['船名：UMIKAZE MARU　航海番号：219']],
  [['本船', 'UMIKAZE MARU', '航次', '219']],
  [['Судно: UMIKAZE MARU, рейс 219']],
])('R102 the ship of a list is told above its table: %j', (...rows) => {
  expect(shipOf('Sheet1', ...rows)).toEqual({ vessel: 'UMIKAZE MARU', voyageNo: '219' });
});

it.each(['MV UMIKAZE MARU V219', 'UMIKAZE MARU V.219', 'UMIKAZE MARU VOY 219', 'UMIKAZE_MARU_V219'])(
  'R102 it is told by the name of a sheet: %s',
  (sheet) => expect(shipOf(sheet)).toEqual({ vessel: 'UMIKAZE MARU', voyageNo: '219' }),
);

it.each(['Sheet1', 'List 2026', 'November', 'вал 2'])('R102 the sheet %s names none', (sheet) => {
  expect(shipOf(sheet, ['VESSEL SCHEDULE', 'November 2026'], ['ETD: 24-Nov'])).toBeUndefined();
});
