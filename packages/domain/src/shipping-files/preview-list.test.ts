import { describe, expect, it } from 'vitest';
import type { PortCall } from '../voyages/port-calls.ts';
import { type ListRow, readListRow } from './read/list-row.ts';
import type { CarMatch } from './match-cars.ts';
import { previewList } from './preview-list.ts';
import type { StandingCar } from './preview-rows.ts';
import type { KnownShip } from './preview-ships.ts';

const listedOn = '2026-11-18';
const ports: Readonly<Record<string, string>> = { Yokohama: 'JPYOK', Nagoya: 'JPNGO', Mombasa: 'KEMBA' };
const findPort = (words: string) => ports[words];

const car: StandingCar = {
  version: 3,
  status: 2,
  ship: null,
  hasDischargePort: true,
  bookingNo: '',
  containerNo: '',
  blNo: '',
  blKind: '',
  writtenOn: {},
};
const matchOf = (id: number, state: 'exact' | 'tail' | 'none' | 'delivered' = 'exact'): CarMatch => {
  if (state === 'none') return { state };
  const known = { id, stockNo: `S-${id}`, chassis: '', maker: '', model: '', status: 2, boughtOn: listedOn } as const;
  return state === 'exact' ? { state, car: known, others: [] } : { state, car: known };
};

const call = (kind: PortCall['kind'], place: string, plannedOn: PortCall['plannedOn']): PortCall => ({
  id: 1,
  place,
  kind,
  plannedOn,
  actualOn: null,
  yardCutOffAt: null,
  papersCutOffAt: null,
});
const star: KnownShip = {
  id: 9,
  version: 4,
  vessel: 'VOSTOK STAR',
  number: '214',
  state: 'planned',
  calls: [call('load', 'JPYOK', '2026-11-20'), call('discharge', 'KEMBA', '2026-12-18')],
  writtenOn: null,
};

const hasLeft: KnownShip = { ...star, calls: star.calls.map((one) => ({ ...one, actualOn: '2026-11-17' })) };

/** A departure for Mombasa. */
const at = (departsOn: string | null) => ({ dischargePlace: 'KEMBA', departsOn });

type Cells = Parameters<typeof readListRow>[0];
const aboard = { vessel: 'Vostok Star', voyageNo: '0214' };
let line = 1;
const row = (cells: Cells): ListRow =>
  readListRow({ chassis: `GK3-10000${(line += 1)}`, ...cells }, { sheet: '', line }, listedOn);

interface Seen {
  cars?: readonly StandingCar[];
  ships?: readonly KnownShip[];
  match?: 'tail' | 'none' | 'delivered';
}

/** The cars of rows are those of the same place. */
function preview(rows: readonly ListRow[], { cars = [], ships = [star], match }: Seen = {}) {
  const matches = new Map(rows.map((one, place) => [one, matchOf(place, match)]));
  const standing = new Map(rows.map((_, place) => [place, cars[place] ?? car]));
  return previewList({ rows, matches, standing, ships, findPort, listedOn });
}

const told = (changes: readonly { field: string; to: string; isTaken: boolean }[]) =>
  changes.map(({ field, to, isTaken }) => `${field} ${to}${isTaken ? '' : ' (not)'}`);
const problemsOf = ({ rows }: ReturnType<typeof preview>) =>
  rows.map((one) => one.problems.map(({ problem }) => problem));

describe('R102 the ship of a row', () => {
  it('is found by its name, and its one port on each side is meant without words', () => {
    const seen = preview([row({ ...aboard, bookingNo: 'BK1234' })]);
    expect(seen.ships).toMatchObject([
      { known: { id: 9 }, calls: [{ place: 'JPYOK' }, { place: 'KEMBA' }], changes: [] },
    ]);
    expect(told(seen.rows[0]?.changes ?? [])).toEqual(['ship VOSTOK STAR 214', 'bookingNo BK1234', 'status 3']);
    expect(seen.rows[0]).toMatchObject({ rank: 'safe', isChosen: true, ship: 0 });
  });

  it('without a voyage is the one that is planned, if it is one', () => {
    expect(preview([row({ vessel: 'MV VOSTOK STAR' })]).ships).toMatchObject([{ known: { id: 9 } }]);
    const two = [star, { ...star, id: 10, number: '215' }];
    const seen = preview([row({ vessel: 'VOSTOK STAR', loadPort: 'Yokohama', dischargePort: 'Mombasa' })], {
      ships: two,
    });
    expect(problemsOf(seen)).toEqual([['voyageNo']]);
    expect(told(seen.rows[0]?.changes ?? [])).toEqual([]);
  });

  it('that is new is added with the ports of its rows; those that are missing or unknown are told', () => {
    const angara = { vessel: 'ANGARA LADY', voyageNo: '88' };
    const seen = preview([
      row({ ...angara, loadPort: 'Nagoya', dischargePort: 'Mombasa', etd: '2026-11-24' }),
      row({ ...angara, dischargePort: 'Mombasa' }),
      row({ ...angara, loadPort: 'Pier 9', dischargePort: 'Mombasa' }),
      row({ vessel: 'LENA', voyageNo: '1', loadPort: 'Nagoya' }),
    ]);
    expect(problemsOf(seen)).toEqual([[], [], ['unknownPort'], ['dischargePort']]);
    expect(seen.unknownPorts).toEqual(['Pier 9']);
    expect(seen.ships).toMatchObject([{ known: null, vessel: 'ANGARA LADY', number: '88' }, { vessel: 'LENA' }]);
    expect(told(seen.ships[0]?.changes ?? [])).toEqual(['etd 2026-11-24']);
  });

  it('that has left takes no car that waits, and goes on telling of those aboard', () => {
    const left: KnownShip = { ...hasLeft, state: 'sailed' };
    const own = { vessel: 'VOSTOK STAR', number: '214', loadPlace: 'JPYOK', dischargePlace: 'KEMBA' };
    const seen = preview([row({ ...aboard }), row({ ...aboard, blNo: 'BL77' })], {
      ships: [left],
      cars: [car, { ...car, status: 4, ship: own }],
    });
    expect(problemsOf(seen)).toEqual([['shipClosed'], []]);
    expect(problemsOf(preview([row({ ...aboard, blNo: 'BL77' })], { ships: [left] }))).toEqual([[]]);
    expect(told(seen.rows[1]?.changes ?? [])).toEqual(['blNo BL77']);
  });

  it('leaves on the day that the list has for its port: the one that has come, else the planned one', () => {
    const departures = (cells: Cells, ships: readonly KnownShip[] = [star]) =>
      preview([row({ ...aboard, ...cells })], { ships }).rows[0]?.by;
    expect(departures({})).toEqual(at('2026-11-20'));
    expect(departures({ etd: '2026-11-22' })).toEqual(at('2026-11-22'));
    expect(departures({ etd: '2026-11-22', atd: '2026-11-17' })).toEqual(at('2026-11-17'));
    expect(departures({ etd: '2026-11-22' }, [{ ...star, writtenOn: '2026-11-19' }])).toEqual(at('2026-11-20'));
    const added = { vessel: 'ANGARA', voyageNo: '1', loadPort: 'Nagoya', dischargePort: 'Mombasa' };
    expect(departures(added)).toEqual(at(null));
  });

  it('that its car cannot take says nothing of where the car goes', () => {
    expect(preview([row({ ...aboard, dischargePort: 'Pier 9' })]).rows[0]?.by).toBeUndefined();
    expect(preview([row({ bookingNo: 'BK1234' })]).rows[0]?.by).toBeUndefined();
  });

  it('is left out if only unknown cars name it', () => {
    const seen = preview([row({ ...aboard })], { match: 'none' });
    expect(seen.ships).toEqual([]);
    expect(seen.rows).toMatchObject([{ rank: 'unknown', ship: null, isChosen: false }]);
  });
});

describe('R102 the days of a ship', () => {
  it('follow the list, and cut-offs mean the end of working hours in Japan', () => {
    const seen = preview([row({ ...aboard, etd: '2026-11-22', eta: '12/20', yardCutOff: '2026-11-19' })]);
    expect(seen.ships[0]?.changes).toMatchObject([
      { field: 'yardCutOff', port: 'JPYOK', to: '2026-11-19T08:00:00.000Z' },
      { field: 'etd', from: '2026-11-20', to: '2026-11-22' },
      { field: 'eta', port: 'KEMBA', to: '2026-12-20', isGuessed: true },
    ]);
  });

  it('keep the hour that staff know of the same day', () => {
    const calls = star.calls.map((one) => ({
      ...one,
      yardCutOffAt: one.kind === 'load' ? '2026-11-19T03:00:00.000Z' : null,
    }));
    expect(
      preview([row({ ...aboard, yardCutOff: '2026-11-19' })], { ships: [{ ...star, calls }] }).ships[0]?.changes,
    ).toEqual([]);
  });

  it('that staff have written since are in conflict; a day that has come is never taken back', () => {
    const ships = [{ ...star, writtenOn: '2026-11-19' } as const];
    expect(told(preview([row({ ...aboard, etd: '2026-11-22' })], { ships }).ships[0]?.changes ?? [])).toEqual([
      'etd 2026-11-22 (not)',
    ]);
    expect(preview([row({ ...aboard, atd: 'TBA' })], { ships: [hasLeft] }).ships[0]?.changes).toEqual([]);
  });

  it('that contradict each other are told on both rows', () => {
    const seen = preview([
      row({ ...aboard, loadPort: 'Yokohama', etd: '2026-11-22' }),
      row({ ...aboard, loadPort: 'Yokohama', etd: '2026-11-23' }),
    ]);
    expect(problemsOf(seen)).toEqual([['contradicted'], ['contradicted']]);
    expect(seen.rows.map(({ isChosen }) => isChosen)).toEqual([false, false]);
  });
});

describe('R102 the next stop', () => {
  const own = { vessel: 'VOSTOK STAR', number: '214', loadPlace: 'JPYOK', dischargePlace: 'KEMBA' };

  it.each([
    ['a booking waits for loading', { bookingNo: 'BK1234' }, car, ['bookingNo BK1234', 'status 3']],
    [
      'not without a port of discharge',
      { bookingNo: 'BK1234' },
      { ...car, hasDischargePort: false },
      ['bookingNo BK1234'],
    ],
    ['a bill of lading is at sea', { blNo: 'BL77' }, { ...car, status: 3, ship: own }, ['blNo BL77', 'status 4']],
    ['not without a ship', { blNo: 'BL77' }, { ...car, status: 3 }, ['blNo BL77']],
    ['no list moves a car back', { bookingNo: 'BK1234' }, { ...car, status: 4, ship: own }, ['bookingNo BK1234']],
    ['a car out of its way stays', { bookingNo: 'BK1234' }, { ...car, status: 6 }, ['bookingNo BK1234']],
    ['a ship that has left', { ...aboard, atd: '2026-11-17' }, { ...car, status: 3, ship: own }, ['status 4']],
  ])('%s', (_, cells, standing, expected) => {
    expect(told(preview([row(cells)], { cars: [standing] }).rows[0]?.changes ?? [])).toEqual(expected);
  });
});

describe('R102 a row', () => {
  it('of a car on two ships takes neither', () => {
    const cells = { chassis: 'GK3-1234567', loadPort: 'Yokohama', dischargePort: 'Mombasa' };
    const seen = preview([row({ ...cells, ...aboard }), row({ ...cells, vessel: 'ANGARA', voyageNo: '1' })]);
    expect(problemsOf(seen)).toEqual([['twice'], ['twice']]);
    expect(seen.rows.flatMap(({ changes }) => changes.map(({ field }) => field))).not.toContain('ship');
  });

  it('with a number that cannot be is looked at, and leaves that number', () => {
    const seen = preview([row({ containerNo: 'MSKU1234560', bookingNo: 'BK1234' })]);
    expect(problemsOf(seen)).toEqual([['checkDigit']]);
    expect(told(seen.rows[0]?.changes ?? [])).toEqual(['bookingNo BK1234', 'status 3']);
    expect(seen.rows[0]).toMatchObject({ rank: 'attention', isChosen: false });
  });

  it('that changes nothing is not chosen', () => {
    const seen = preview([row({ bookingNo: 'BK1234' })], { cars: [{ ...car, status: 3, bookingNo: 'BK1234' }] });
    expect(seen.rows).toMatchObject([{ rank: 'same', isChosen: false, changes: [] }]);
  });

  it('whose number nearly names its car is looked at before it is chosen', () => {
    const seen = preview([row({ bookingNo: 'BK1234' })], { match: 'tail' });
    expect(seen.rows).toMatchObject([{ rank: 'attention', isChosen: false }]);
  });

  it('of a car that has come to its end is listed, and changes nothing', () => {
    expect(preview([row({ bookingNo: 'BK1' })], { match: 'delivered' }).rows).toMatchObject([
      { rank: 'unknown', changes: [] },
    ]);
  });
});
