import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type JapanDay } from '../time/japan-time.ts';
import type { TaskFacts, TaskPaper } from './task-facts.ts';
import { type RuleKind, ruleKinds, taskKindData } from './task-kinds.data.ts';
import { tasksOf } from './tasks-of.ts';

const today: JapanDay = '2026-11-18';

const factsOf = (change: Partial<TaskFacts> = {}): TaskFacts => ({
  isVoid: false,
  status: 0,
  boughtOn: '2026-11-18',
  stages: [],
  vehicle: 'car',
  open: 0,
  payBy: null,
  sailsOn: null,
  yardCutOff: null,
  papersCutOff: null,
  papers: [],
  arePartiesComplete: true,
  needsInspection: false,
  freeDays: 30,
  rebookSince: null,
  partiesChangedLate: null,
  ...change,
});
const paper = (kind: string, change: Partial<TaskPaper> = {}): TaskPaper => ({
  id: 7,
  kind,
  state: 'shared',
  validUntil: null,
  ...change,
});
const certificate = (validUntil: JapanDay | null = '2026-11-30') => paper('export_certificate', { validUntil });
const since = (status: number, on: JapanDay | null = today) => ({ status, stages: [{ status, on }] });

const dueOf = (kind: RuleKind, change: Partial<TaskFacts>, on = today) => tasksOf(factsOf(change), on).get(kind)?.dueOn;
const kindsOf = (change: Partial<TaskFacts>, on = today) => [...tasksOf(factsOf(change), on).keys()];

describe('R101 the day of a task', () => {
  // Undefined: there is no such task. Null: nobody can say when.
  const table: [string, RuleKind, Partial<TaskFacts>, JapanDay | null | undefined][] = [
    ['three bank days after the auction', 'pay_house', {}, '2026-11-24'],
    ['is the due day of the purchase', 'client_payment', { open: 1, payBy: '2026-11-25' }, '2026-11-25'],
    ['is not, of a car that is paid', 'client_payment', { open: 0, payBy: '2026-11-25' }, undefined],
    ['a week after the auction', 'transfer_papers_in', {}, '2026-11-25'],
    ['is not, of a machine, which has none', 'transfer_papers_in', { vehicle: 'machine' }, undefined],
    ['is not, once the car is struck off', 'transfer_papers_in', { papers: [certificate()] }, undefined],
    ['four days after the auction', 'yard_in', {}, '2026-11-22'],
    ['is not, of a car in the yard', 'yard_in', since(2), undefined],
    ['thirty days after the auction', 'de_register', {}, '2026-12-18'],
    ['two weeks before it sails, if that is earlier', 'de_register', { sailsOn: '2026-12-08' }, '2026-11-24'],
    ['is not, with a certificate', 'de_register', { papers: [certificate()] }, undefined],
    ['is not, at sea', 'de_register', since(4), undefined],
    [
      'a week before the certificate expires, if the ship sails later',
      'certificate_expiry',
      { papers: [certificate()], sailsOn: '2026-12-02' },
      '2026-11-23',
    ],
    [
      'is not, if the ship sails on its last day',
      'certificate_expiry',
      { papers: [certificate()], sailsOn: '2026-11-30' },
      undefined,
    ],
    ['is told two weeks before, without a ship', 'certificate_expiry', { papers: [certificate()] }, '2026-11-23'],
    ['is not told earlier', 'certificate_expiry', { papers: [certificate('2026-12-03')] }, undefined],
    ['is not, at sea', 'certificate_expiry', { ...since(4), papers: [certificate('2026-11-01')] }, undefined],
    [
      'is the fifteenth day after it expired',
      'certificate_return',
      { papers: [certificate('2026-11-17')] },
      '2026-12-02',
    ],
    ['is not, on its last day', 'certificate_return', { papers: [certificate(today)] }, undefined],
    [
      'is not, of a car that has sailed',
      'certificate_return',
      { ...since(4), papers: [certificate('2026-11-01')] },
      undefined,
    ],
    ['also of a void car', 'certificate_return', { isVoid: true, status: 8, papers: [certificate()] }, '2026-12-15'],
    [
      'also of a car whose shipping was cancelled',
      'certificate_return',
      { status: 6, papers: [certificate(null)] },
      null,
    ],
    [
      'five days before the cut-off of the yard',
      'inspection',
      { needsInspection: true, yardCutOff: '2026-12-01', sailsOn: '2026-12-08' },
      '2026-11-26',
    ],
    ['by the sailing, without a cut-off', 'inspection', { needsInspection: true, sailsOn: '2026-12-08' }, '2026-11-30'],
    ['unknown without a ship', 'inspection', { needsInspection: true }, null],
    ['is not, with its paper', 'inspection', { needsInspection: true, papers: [paper('inspection')] }, undefined],
    ['is not, where nobody wants it', 'inspection', { sailsOn: '2026-12-08' }, undefined],
    [
      'two days before the cut-off of the papers',
      'parties',
      { arePartiesComplete: false, papersCutOff: '2026-12-01', sailsOn: '2026-12-08' },
      '2026-11-29',
    ],
    ['is not, before a ship is looked for', 'parties', { arePartiesComplete: false }, undefined],
    ['unknown while a ship is looked for', 'parties', { ...since(2), arePartiesComplete: false }, null],
    ['today, and stays on that day', 'party_late', { partiesChangedLate: '2026-11-17T00:00:00Z' }, today],
    ['two days after the voyage was cancelled', 'rebook', { ...since(2), rebookSince: '2026-11-16' }, '2026-11-18'],
    ['is not, once it is booked again', 'rebook', { ...since(3), rebookSince: '2026-11-16' }, undefined],
    ['five days after it has sailed', 'bl', { ...since(4), sailsOn: '2026-11-20' }, '2026-11-23'],
    ['by the planned day, if nobody has told it', 'bl', { ...since(4, null), sailsOn: '2026-11-20' }, '2026-11-25'],
    ['is not, with a waybill', 'bl', { ...since(4), papers: [paper('sea_waybill', { state: 'draft' })] }, undefined],
    ['today', 'release', { ...since(4), papers: [paper('bill_of_lading', { state: 'held' })] }, today],
    [
      'is not, while money is open',
      'release',
      { ...since(4), open: 1, papers: [paper('bill_of_lading', { state: 'held' })] },
      undefined,
    ],
    [
      'today, also of a delivered car',
      'release_unpaid',
      { ...since(5), open: 1, papers: [paper('bill_of_lading')] },
      today,
    ],
    [
      'is not, of a paper that is held',
      'release_unpaid',
      { open: 1, papers: [paper('bill_of_lading', { state: 'held' })] },
      undefined,
    ],
    [
      'is not, of a paper that anybody may have',
      'release_unpaid',
      { open: 1, papers: [paper('inspection')] },
      undefined,
    ],
    ['sixty days after it has sailed', 'recycle_refund', since(4), '2027-01-17'],
    [
      'also of a delivered car',
      'recycle_refund',
      { status: 5, stages: [{ status: 4, on: '2026-11-10' }] },
      '2027-01-09',
    ],
    ['is not, of a bike', 'recycle_refund', { ...since(4), vehicle: 'bike' }, undefined],
    ['three days before the free days end', 'storage_free_ends', since(2, '2026-10-25'), '2026-11-21'],
    ['is told a week before, not earlier', 'storage_free_ends', since(2, '2026-10-27'), undefined],
    [
      'is not, of a car that has sailed',
      'storage_free_ends',
      { status: 4, stages: [{ status: 2, on: '2026-10-01' }] },
      undefined,
    ],
  ];
  it.each(table)('%s: %s', (_, kind, change, due) => expect(dueOf(kind, change)).toBe(due));

  it('rolls with the day in Japan', () => {
    expect(kindsOf(since(2, '2026-10-27'), '2026-11-18')).not.toContain('storage_free_ends');
    expect(kindsOf(since(2, '2026-10-27'), '2026-11-19')).toContain('storage_free_ends');
  });

  it('of money of a house and of a deposit nobody is asked for the first time so late', () => {
    expect(tasksOf(factsOf(since(2)), today).get('pay_house')?.onlyStays).toBe(true);
    expect(tasksOf(factsOf(since(1)), today).get('pay_house')?.onlyStays).toBe(false);
    expect(tasksOf(factsOf(since(5)), today).get('recycle_refund')?.onlyStays).toBe(true);
    const old = { status: 5, stages: [{ status: 4, on: '2026-05-01' as const }] };
    expect(tasksOf(factsOf(old), today).get('recycle_refund')?.onlyStays).toBe(true);
  });
});

const someDay = fc.integer({ min: -200, max: 200 }).map((days) => addDays(today, days));
const maybe = fc.option(someDay);
const someFacts: fc.Arbitrary<TaskFacts> = fc.record({
  isVoid: fc.boolean(),
  status: fc.integer({ min: 0, max: 8 }),
  boughtOn: someDay,
  stages: fc.array(fc.record({ status: fc.integer({ min: 0, max: 5 }), on: maybe })),
  vehicle: fc.constantFrom('car', 'bike', 'machine'),
  open: fc.nat(3),
  payBy: maybe,
  sailsOn: maybe,
  yardCutOff: maybe,
  papersCutOff: maybe,
  papers: fc.array(
    fc.record({
      id: fc.nat(9),
      kind: fc.constantFrom('export_certificate', 'bill_of_lading', 'sea_waybill', 'inspection', 'other'),
      state: fc.constantFrom('draft', 'shared', 'held'),
      validUntil: maybe,
    }),
  ),
  arePartiesComplete: fc.boolean(),
  needsInspection: fc.boolean(),
  freeDays: fc.nat(60),
  rebookSince: maybe,
  partiesChangedLate: fc.option(fc.constant('2026-11-18T00:00:00Z')),
});

describe('R101 I5, for any facts', () => {
  it('a void purchase leaves nothing to its client and to shipping', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        for (const kind of tasksOf({ ...facts, isVoid: true }, today).keys()) {
          expect(taskKindData[kind]).toMatchObject({ sort: 'office', actor: 'staff' });
        }
      }),
    );
  });

  it('a delivered car leaves nothing to shipping, and its money as it was', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const kinds = [...tasksOf({ ...facts, isVoid: false, status: 5 }, today).keys()];
        expect(kinds.filter((kind) => taskKindData[kind].sort === 'logistics')).toEqual([]);
        expect(kinds.includes('client_payment')).toBe(facts.open > 0);
        expect(kinds.includes('recycle_refund')).toBe(facts.vehicle === 'car');
      }),
    );
  });

  it('the refund of the deposit and what a house gets are never told to a client', () => {
    for (const kind of ['recycle_refund', 'pay_house', 'release_unpaid'] as const)
      expect(taskKindData[kind]).toMatchObject({ isShown: false, actor: 'staff' });
    const clients = ruleKinds.filter((kind) => taskKindData[kind].actor === 'client');
    expect(clients.every((kind) => taskKindData[kind].isShown)).toBe(true);
  });
});
