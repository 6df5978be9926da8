import { expect, it } from 'vitest';
import type { KnownShip } from '../preview-ships.ts';
import { previewSchedule } from './preview-schedule.ts';
import { readSchedule } from './schedule-grid.ts';

const listedOn = '2026-11-18';
const ports: Readonly<Record<string, string>> = { Yokohama: 'JPYOK', Nagoya: 'JPNGO', Mombasa: 'KEMBA' };
const call = { id: 1, actualOn: null, yardCutOffAt: null, papersCutOffAt: null };
const star: KnownShip = {
  id: 9,
  version: 4,
  vessel: 'VOSTOK STAR',
  number: '214',
  state: 'planned',
  calls: [
    { ...call, place: 'JPYOK', kind: 'load', plannedOn: '2026-11-20' },
    { ...call, place: 'KEMBA', kind: 'discharge', plannedOn: '2026-12-18' },
  ],
  writtenOn: null,
};

function preview(rows: string[][], ships: readonly KnownShip[] = [star]) {
  const head = ['Line', 'Vessel', 'Voy', 'Nagoya', 'Yokohama', 'Mombasa', 'Pier Nine'];
  const sheet = { name: 'Africa', rows: [head, ...rows].map((cells, at) => ({ line: at + 1, cells })) };
  const schedule = readSchedule([sheet], { findPort: (words) => ports[words], listedOn });
  return previewSchedule(schedule?.ships ?? [], ships, listedOn).map(({ changes, problems, ...ship }) => ({
    ...ship,
    told: changes.map(({ field, port, to, isTaken }) => `${field} ${port} ${to}${isTaken ? '' : ' (not)'}`),
    problems: problems.map(({ problem, told }) => `${problem} ${told}`.trim()),
  }));
}

it('R102 a schedule changes the days of ships that are known, and adds the others', () => {
  expect(
    preview([
      ['Nord', 'MV Vostok Star', 'V.0214', '', '22-Nov', '18-Dec', ''],
      ['Nord', 'ANGARA LADY', '88', '24-Nov', '', '24-Dec', ''],
    ]),
  ).toMatchObject([
    { known: { id: 9 }, vessel: 'VOSTOK STAR', told: ['etd JPYOK 2026-11-22'], problems: [] },
    {
      known: null,
      line: 'Nord',
      calls: [
        { place: 'JPNGO', kind: 'load' },
        { place: 'KEMBA', kind: 'discharge' },
      ],
      told: ['etd JPNGO 2026-11-24', 'eta KEMBA 2026-12-24'],
      problems: [],
    },
  ]);
});

it('R102 days of a schedule that staff have written since, or that the line takes back, are not taken', () => {
  const row = ['', 'Vostok Star', '214', '', '22-Nov', 'TBA', ''];
  expect(preview([row])).toMatchObject([{ told: ['etd JPYOK 2026-11-22', 'eta KEMBA  (not)'] }]);
  expect(preview([row], [{ ...star, writtenOn: '2026-11-19' }])).toMatchObject([
    { told: ['etd JPYOK 2026-11-22 (not)', 'eta KEMBA  (not)'] },
  ]);
});

it('R102 a schedule that contradicts itself tells the lines, and nothing of the ship is taken', () => {
  const first = ['', 'Vostok Star', '214', '', '22-Nov', '', ''];
  expect(preview([first, ['', 'VOSTOK STAR', '0214', '', '23-Nov', '19-Dec', '']])).toMatchObject([
    {
      told: ['etd JPYOK 2026-11-22 (not)', 'eta KEMBA 2026-12-19 (not)'],
      problems: ['contradicted Africa 2, Africa 3'],
    },
  ]);
  expect(preview([first, ['', 'VOSTOK STAR', '0214', '', '22-Nov', '19-Dec', '']])).toMatchObject([
    { told: ['etd JPYOK 2026-11-22', 'eta KEMBA 2026-12-19'], problems: [] },
  ]);
});

it('R102 a new ship of a schedule needs a voyage and a port on each side; an unknown port holds up nothing', () => {
  expect(
    preview([
      ['', 'ANGARA LADY', '', '24-Nov', '', '24-Dec', ''],
      ['', 'LENA', '7', '24-Nov', '', '', '1-Jan'],
      ['', 'VOLGA', '8', '24-Nov', '', '24-Dec', '1-Jan'],
    ]),
  ).toMatchObject([
    { problems: ['voyageNo ANGARA LADY'], told: ['etd JPNGO 2026-11-24 (not)', 'eta KEMBA 2026-12-24 (not)'] },
    { problems: ['unknownPort Pier Nine', 'dischargePort'], told: ['etd JPNGO 2026-11-24 (not)'] },
    { problems: ['unknownPort Pier Nine'], told: ['etd JPNGO 2026-11-24', 'eta KEMBA 2026-12-24'] },
  ]);
});
