import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JapanDay } from '../time/japan-time.ts';
import { dueGroupOf } from './due-groups.ts';
import { type NextFacts, nextOf, type NextTask } from './next-of.ts';
import { dataOfTask, type TaskKind, taskKinds } from './task-kinds.data.ts';

const factsOf = (change: Partial<NextFacts> = {}): NextFacts => ({
  isVoid: false,
  status: 3,
  tasks: [],
  sailsOn: '2026-11-24',
  arrivesOn: '2026-12-20',
  deliveredOn: null,
  ...change,
});
const task = (kind: TaskKind, dueOn: JapanDay | null = null): NextTask => ({ kind, dueOn, note: '' });

describe('R101 what comes next', () => {
  const table: [string, Partial<NextFacts>, object][] = [
    ['nothing to do, and it sails', {}, { state: 'waitsForShip', on: '2026-11-24' }],
    ['nothing to do, and nobody knows the ship', { status: 0, sailsOn: null }, { state: 'bought', on: null }],
    ['at sea until it arrives', { status: 4 }, { state: 'atSea', on: '2026-12-20' }],
    ['delivered', { status: 5, deliveredOn: '2026-12-21' }, { state: 'delivered', on: '2026-12-21' }],
    ['shipping cancelled', { status: 6 }, { state: 'shippingCancelled', on: null }],
    ['cancelled', { status: 7, isVoid: true }, { state: 'cancelled', on: null }],
    ['resold', { status: 8, isVoid: true }, { state: 'resold', on: null }],
    ['taken back', { status: 2, isVoid: true }, { state: 'takenBack', on: null }],
  ];
  it.each(table)('%s', (_, change, quiet) => {
    expect(nextOf(factsOf(change), false)).toEqual({ client: null, staff: null, quiet });
  });

  it('is the first task of each side, those without a day last', () => {
    const tasks = [
      task('parties'),
      task('client_payment', '2026-11-20'),
      task('bl', '2026-11-25'),
      task('yard_in', '2026-11-22'),
    ];
    expect(nextOf(factsOf({ tasks }), false)).toEqual({
      client: task('client_payment', '2026-11-20'),
      staff: task('yard_in', '2026-11-22'),
      quiet: null,
    });
  });

  it('staff see more', () => {
    const tasks = [task('recycle_refund', '2026-11-20')];
    expect(nextOf(factsOf({ tasks }), true).staff).toEqual(tasks[0]);
    expect(nextOf(factsOf({ tasks }), false).quiet).not.toBeNull();
  });

  it('is never empty, and a client reads nothing that is not shown to it', () => {
    const someFacts = fc.record({
      isVoid: fc.boolean(),
      status: fc.integer({ min: 0, max: 8 }),
      tasks: fc.array(fc.constantFrom(...taskKinds).map((kind) => task(kind))),
      sailsOn: fc.constant(null),
      arrivesOn: fc.constant(null),
      deliveredOn: fc.constant(null),
    });
    fc.assert(
      fc.property(someFacts, fc.boolean(), (facts, isForStaff) => {
        const { client, staff, quiet } = nextOf(facts, isForStaff);
        expect(Boolean(client ?? staff)).toBe(quiet === null);
        for (const told of [client, staff]) expect(!told || isForStaff || dataOfTask(told.kind).isShown).toBe(true);
      }),
    );
  });
});

describe('R101 how near a day is', () => {
  it.each([
    ['2026-11-17', 'overdue'],
    ['2026-11-18', 'today'],
    ['2026-11-19', 'soon'],
    ['2026-11-21', 'soon'],
    ['2026-11-22', 'later'],
    [null, 'undated'],
  ] as const)('%s is %s', (dueOn, group) => expect(dueGroupOf(dueOn, '2026-11-18')).toBe(group));
});
