import { describe, expect, it } from 'vitest';
import type { JapanDay } from '../time/japan-time.ts';
import {
  decideDate,
  decideMove,
  type AskedMove,
  type NewStage,
  skippedBy,
  type StagedCar,
  type StageRow,
  standingStages,
} from './stages.ts';

const today = '2026-11-18';

const row = (id: number, status: number, on: JapanDay | null, fields: Partial<StageRow> = {}): StageRow => ({
  id,
  kind: 'move',
  status,
  on,
  isEstimate: false,
  replaces: null,
  ...fields,
});

const car = (rows: readonly StageRow[], fields: Partial<StagedCar> = {}): StagedCar => ({
  status: rows.findLast(({ kind }) => kind === 'move')?.status ?? 0,
  stages: standingStages(rows),
  boughtOn: '2026-11-01',
  hasDischargePort: true,
  ...fields,
});

const bought = row(1, 0, '2026-11-01');
const move = (to: number, fields: Partial<AskedMove> = {}): AskedMove => ({
  to,
  on: today,
  isEstimate: false,
  skipped: [],
  reason: '',
  ...fields,
});
const faultsOf = (decision: ReturnType<typeof decideMove>) =>
  decision && 'faults' in decision ? Object.keys(decision.faults).toSorted() : decision;

describe('R97 a move along the way', () => {
  it('writes the stop and its day', () => {
    expect(decideMove(car([bought]), move(1), today)).toEqual({
      stages: [{ status: 1, on: today, isEstimate: false, reason: '' }],
    });
  });

  it('asks for the days of the stops that it passes over, and takes unknown ones', () => {
    const skipped = [
      { status: 1, on: null },
      { status: 2, on: '2026-11-10' as const },
    ];
    expect(faultsOf(decideMove(car([bought]), move(3), today))).toEqual(['skipped.1', 'skipped.2']);
    expect(decideMove(car([bought]), move(3, { skipped }), today)).toMatchObject({
      stages: [
        { status: 1, on: null },
        { status: 2, on: '2026-11-10' },
        { status: 3, on: today },
      ],
    });
  });

  it.each([
    ['without a day', move(1, { on: null }), ['on']],
    ['before the purchase', move(1, { on: '2026-10-31' }), ['on']],
    ['after tomorrow', move(1, { on: '2026-11-20' }), ['on']],
    [
      'to the ship without a port of discharge',
      move(3, {
        skipped: [
          { status: 1, on: null },
          { status: 2, on: null },
        ],
      }),
      ['dischargePort'],
    ],
    ['with an estimate that is no sailing', move(1, { isEstimate: true }), ['isEstimate']],
    ['out of the way without a reason', move(6), ['reason']],
  ] as const)('is refused %s', (_name, asked, faults) => {
    expect(faultsOf(decideMove(car([bought], { hasDischargePort: false }), asked, today))).toEqual(faults);
  });

  it('goes to tomorrow, for those who live behind Japan', () => {
    expect(decideMove(car([bought]), move(1, { on: '2026-11-19' }), today)).toHaveProperty('stages');
  });

  it('is no move to where the car is, to an end, or out of an end', () => {
    expect(decideMove(car([bought]), move(0), today)).toBeUndefined();
    expect(decideMove(car([bought]), move(7), today)).toBeUndefined();
    expect(decideMove(car([bought], { status: 8 }), move(1), today)).toBeUndefined();
  });

  it('days do not fall along the way', () => {
    const onTheWay = car([bought, row(2, 1, '2026-11-12')]);
    expect(faultsOf(decideMove(onTheWay, move(2, { on: '2026-11-11' }), today))).toEqual(['on']);
    const skipped = [{ status: 2, on: '2026-11-17' as const }];
    expect(faultsOf(decideMove(onTheWay, move(3, { on: '2026-11-16', skipped }), today))).toEqual(['on']);
  });

  it('I3 is delivered only once it has sailed on some day', () => {
    const loading = car([bought, row(2, 3, '2026-11-10')]);
    expect(faultsOf(decideMove(loading, move(5, { skipped: [{ status: 4, on: null }] }), today))).toEqual([
      'skipped.4',
    ]);
    expect(decideMove(loading, move(5, { skipped: [{ status: 4, on: '2026-11-12' }] }), today)).toHaveProperty(
      'stages',
    );
  });

  it('back needs a reason, and annuls the stops that come later', () => {
    const sailed = [bought, row(2, 1, '2026-11-03'), row(3, 4, '2026-11-10')];
    expect(faultsOf(decideMove(car(sailed), move(1, { on: '2026-11-05' }), today))).toEqual(['reason']);
    expect(decideMove(car(sailed), move(1, { on: '2026-11-05', reason: 'the ship was full' }), today)).toMatchObject({
      stages: [{ status: 1, on: '2026-11-05', reason: 'the ship was full' }],
    });
    expect(standingStages([...sailed, row(4, 1, '2026-11-05')]).map(({ id }) => id)).toEqual([1, 4]);
  });

  it('of a car whose shipping was cancelled goes on from the stop that it had reached', () => {
    const cancelled = car([bought, row(2, 3, '2026-11-05'), row(3, 6, '2026-11-06')]);
    expect(decideMove(cancelled, move(4), today)).toMatchObject({ stages: [{ status: 4 }] });
    expect(faultsOf(decideMove(cancelled, move(2), today))).toEqual(['reason']);
  });
});

describe('R97 another day for a stop', () => {
  const stages = [bought, row(2, 1, '2026-11-05'), row(3, 2, '2026-11-08')];
  const date = (on: JapanDay, reason = 'the driver said so', stage = 2) =>
    decideDate(car(stages), { stage, on, reason }, today);

  it('lies between those of its neighbours, and needs a reason', () => {
    expect(date('2026-11-07')).toEqual({ stage: { id: 2, status: 1, on: '2026-11-07', isEstimate: false } });
    expect(date('2026-11-09')).toEqual({ faults: { on: { problem: 'invalid' } } });
    expect(date('2026-10-31')).toEqual({ faults: { on: { problem: 'invalid' } } });
    expect(date('2026-11-07', '')).toEqual({ faults: { reason: { problem: 'required' } } });
    expect(date('2026-11-07', 'x x x', 99)).toBeUndefined();
  });

  it('takes the place of the row that it replaces', () => {
    const replaced = standingStages([...stages, row(4, 1, '2026-11-07', { kind: 'date', replaces: 2 })]);
    expect(replaced.map(({ id, on }) => [id, on])).toEqual([
      [1, '2026-11-01'],
      [4, '2026-11-07'],
      [3, '2026-11-08'],
    ]);
  });
});

it('I1, I2 hold after any moves and dates', () => {
  let seed = 4711;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const day = (): JapanDay => `2026-11-${String(1 + random(19)).padStart(2, '0')}` as JapanDay;
  for (let turn = 0; turn < 300; turn += 1) {
    const rows = [bought];
    const add = ({ status, on, isEstimate }: NewStage) => rows.push(row(rows.length + 1, status, on, { isEstimate }));
    for (let step = 0; step < 30; step += 1) {
      const now = car(rows);
      if (random(4) === 0) {
        const stage = now.stages[random(now.stages.length)]?.id ?? 0;
        const decision = decideDate(now, { stage, on: day(), reason: 'some reason' }, today);
        if (decision && 'stage' in decision) {
          const { status, on } = decision.stage;
          rows.push(row(rows.length + 1, status, on, { kind: 'date', replaces: stage }));
        }
      } else {
        const to = random(8);
        const skipped = skippedBy(now, to).map((status) => ({ status, on: random(2) ? day() : null }));
        const asked = move(to, { on: day(), reason: random(2) ? 'some reason' : '', skipped });
        const decision = decideMove(now, asked, today);
        if (decision && 'stages' in decision) decision.stages.forEach(add);
      }
      const { stages } = car(rows);
      const days = stages.flatMap(({ on }) => on ?? []);
      expect(days).toEqual(days.toSorted());
      expect(days.every((one) => one >= '2026-11-01' && one <= '2026-11-19')).toBe(true);
      expect(stages.map(({ status }) => status)).toEqual(stages.map(({ status }) => status).toSorted((a, b) => a - b));
    }
  }
});
