import { expect, it } from 'vitest';
import { mayBoard, mayLeaveShip, statusByShip } from './boarding.ts';
import { hasNewDays } from './told-days.ts';
import { mayBecomeVoyage, stateByCalls, voyageStates } from './voyage-states.ts';

it('R98 a planned voyage sails and arrives, or is cancelled; nothing leads back', () => {
  const allowed = voyageStates.flatMap((from) =>
    voyageStates.filter((to) => to !== from && mayBecomeVoyage(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual(['planned → sailed', 'planned → arrived', 'planned → cancelled', 'sailed → arrived']);
});

it('R98 it has sailed with the first port that it left, and arrived with the last one that it reached', () => {
  const load = { kind: 'load', actualOn: null } as const;
  const discharge = { kind: 'discharge', actualOn: null } as const;
  const on = { actualOn: '2026-11-20' };
  expect(stateByCalls([load, discharge])).toBe('planned');
  expect(stateByCalls([load, { ...load, ...on }, discharge])).toBe('sailed');
  expect(stateByCalls([{ ...load, ...on }, { ...discharge, ...on }, discharge])).toBe('sailed');
  expect(
    stateByCalls([
      { ...load, ...on },
      { ...discharge, ...on },
    ]),
  ).toBe('arrived');
});

it('R98 a car boards a ship that has not left; of a car at sea its ship may be entered', () => {
  const ship = { state: 'planned', hasLeft: false } as const;
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((status) => mayBoard(status, ship))).toEqual([0, 1, 2, 3, 4]);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((status) => mayBoard(status, { ...ship, hasLeft: true }))).toEqual([4]);
  expect(mayBoard(3, { state: 'cancelled', hasLeft: false })).toBe(false);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(mayLeaveShip)).toEqual([0, 1, 2, 3, 6]);
});

it('R98 a car that gets a ship waits for loading, one that loses it for a ship', () => {
  expect([0, 1, 2, 3, 4].map((status) => statusByShip(status, true))).toEqual([
    undefined,
    undefined,
    3,
    undefined,
    undefined,
  ]);
  expect([2, 3, 4].map((status) => statusByShip(status, false))).toEqual([undefined, 2, undefined]);
});

it('R98 a client hears of days that are ahead of its car', () => {
  const known = { 1: { on: '2026-11-20', isOver: false }, 2: { on: '2026-12-02', isOver: false } } as const;
  const car = { load: 1, discharge: 2 };
  expect(hasNewDays({ ...car, status: 3 }, known, known)).toBe(false);
  const later = { ...known, 1: { on: '2026-11-21', isOver: false } } as const;
  expect(hasNewDays({ ...car, status: 3 }, known, later)).toBe(true);
  expect(hasNewDays({ ...car, status: 4 }, known, later)).toBe(false);
  const left = { ...known, 1: { on: '2026-11-21', isOver: true } } as const;
  expect(hasNewDays({ ...car, status: 3 }, known, left)).toBe(false);
  const arrived = { ...known, 2: { on: '2026-12-02', isOver: true } } as const;
  expect(hasNewDays({ ...car, status: 4 }, known, arrived)).toBe(true);
  expect(hasNewDays({ ...car, status: 5 }, known, arrived)).toBe(false);
});
