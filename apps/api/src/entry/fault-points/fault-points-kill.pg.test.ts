import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectInvariants } from '../../features/trade/bidding/bidding-invariants.steps.ts';
import { callsToHurt, type CallToHurt } from './calls-to-hurt.steps.ts';
import { batchesOf } from './batches.steps.ts';
import { type FaultPoint, type HealedCall, openHurting } from './hurting.steps.ts';
import { type ReportRow, writeReport } from './report.steps.ts';
import { compareTraces, shapeOf, traceOf } from './trace.steps.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 180_000 });

const isLong = process.env['SERI_LONG'] !== undefined;
const calls = Object.keys(callsToHurt) as CallToHurt[];
/** With every change: in the middle of a commit, and after it. */
const calledOften: readonly CallToHurt[] = [
  'a bid with a comment',
  'a message of a client',
  'a first remittance',
  'a booked receipt',
  'an invoice',
];
const killedOften = new Set(['commit is sent', 'commit is answered']);
let hurting: Awaited<ReturnType<typeof openHurting>>;

beforeAll(async () => {
  hurting = await openHurting();
});

afterAll(() => hurting.close());

it('a call whose API is killed at any of its steps is done once, and answers what an unharmed one does', async () => {
  const rows = await hurt(isLong ? calls : calledOften, async (points) => {
    const healed: HealedCall[] = [];
    for (const batch of batchesOf(points)) healed.push(...(await hurting.killApi(batch)));
    return healed;
  });
  if (isLong) await writeReport('API', rows);
});

it.runIf(isLong)('a bid and money whose database is killed at any of their steps are booked once', async () => {
  const rows = await hurt(['a bid with a comment', 'a first remittance'], async (points) => {
    const healed: HealedCall[] = [];
    for (const point of points) healed.push(await hurting.killDatabase(point));
    return healed;
  });
  await writeReport('database', rows);
});

type Kill = (points: readonly FaultPoint[]) => Promise<HealedCall[]>;

/** Compares the rows, events, mails and the answer of each call that was hurt with those of an unharmed one. */
async function hurt(names: readonly CallToHurt[], kill: Kill): Promise<ReportRow[]> {
  const unharmed = new Map<CallToHurt, Awaited<ReturnType<typeof hurting.stepsOf>>>();
  for (const call of names) unharmed.set(call, await hurting.stepsOf(call));
  const points = [...unharmed].flatMap(([call, { steps }]) =>
    steps.map((step, index) => ({ call, place: index + 1, step })),
  );
  const healed = await kill(points.filter(({ step }) => isLong || killedOften.has(step)));
  await hurting.settle();
  const letters = await hurting.letters();
  const rows: ReportRow[] = [];
  for (const [call, { ready, answer, steps }] of unharmed) {
    const whole = await traceOf(hurting.database, ready, letters);
    const row = { call, steps, killed: 0, lost: 0, twice: 0 };
    for (const one of healed.filter(({ point }) => point.call === call)) {
      const { lost, twice } = compareTraces(await traceOf(hurting.database, one.ready, letters), whole);
      expect.soft({ ...one.point, lost, twice }).toEqual({ ...one.point, lost: [], twice: [] });
      expect.soft(shapeOf(one.answer)).toEqual(shapeOf(answer));
      row.killed += 1;
      row.lost += Math.min(lost.length, 1);
      row.twice += Math.min(twice.length, 1);
    }
    rows.push(row);
  }
  await expectInvariants(hurting.database);
  return rows;
}
