import { describe, expect, it } from 'vitest';
import type { PortCall } from '../voyages/port-calls.ts';
import { listedCalls } from './listed-calls.ts';
import type { ShipChange } from './row-changes.ts';

const yokohama: PortCall = {
  id: 7,
  place: 'JPYOK',
  kind: 'load',
  yardCutOffAt: '2026-11-18T03:00:00.000Z',
  papersCutOffAt: null,
  plannedOn: '2026-11-20',
  actualOn: null,
};
const mombasa: PortCall = { ...yokohama, id: 8, place: 'KEMBA', kind: 'discharge', yardCutOffAt: null };
const change = (field: ShipChange['field'], port: string, to: string): ShipChange => ({
  field,
  port,
  to,
  from: '',
  decision: 'take',
  isTaken: true,
  writtenOn: null,
  isGuessed: false,
});

describe('R102 the calls of a ship', () => {
  it('become those of a list: each change at its port, and an empty one clears', () => {
    const taken = [
      change('etd', 'JPYOK', '2026-11-22'),
      change('yardCutOff', 'JPYOK', ''),
      change('atd', 'JPYOK', '2026-11-23'),
      change('eta', 'KEMBA', '2026-12-19'),
    ];
    expect(listedCalls([yokohama, mombasa], [], taken)).toEqual([
      { ...yokohama, plannedOn: '2026-11-22', yardCutOffAt: null, actualOn: '2026-11-23' },
      { ...mombasa, plannedOn: '2026-12-19' },
    ]);
  });

  it('are joined by the ports of its cars, once, also where it loads and unloads at one place', () => {
    const needed = [
      { place: 'JPYOK', kind: 'load' },
      { place: 'JPYOK', kind: 'discharge' },
      { place: 'JPNGO', kind: 'load' },
    ] as const;
    const calls = listedCalls([yokohama, mombasa], needed, [change('etd', 'JPNGO', '2026-11-21')]);
    expect(calls.map(({ id, place, kind, plannedOn }) => [id, place, kind, plannedOn])).toEqual([
      [7, 'JPYOK', 'load', '2026-11-20'],
      [8, 'KEMBA', 'discharge', '2026-11-20'],
      [null, 'JPYOK', 'discharge', null],
      [null, 'JPNGO', 'load', '2026-11-21'],
    ]);
  });
});
