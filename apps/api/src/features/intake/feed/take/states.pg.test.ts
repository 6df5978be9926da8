import type { FeedRow, FeedRowOf } from '@seri/contract/intake/feed.schema';
import { mayBeReported } from '@seri/domain/lots/lot-states';
import { lotStatus, lotStatusCodes } from '@seri/domain/lots/lot-status';
import { openTestDatabase } from '@seri/api/testkit/database';
import { unlawfulMoves, witnessLots } from '@seri/api/testkit/lot-moves';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { feedSteps, house, lotRow, resultRow, session } from '../feed.steps.ts';

const database = await openTestDatabase({ now: '2026-11-19T00:00:00Z' });
await witnessLots(database);
const steps = feedSteps(database);
afterAll(() => database.drop());

const { upcoming, ongoing, sold, soldByNegotiation, notSold, unsold, cancelled, removed } = lotStatusCodes;
let count = 0;
let source: string;

beforeEach(async () => {
  source = `source-${(count += 1)}`;
  await send([house, session]);
});

const send = (rows: readonly FeedRow[], more: object = {}) => steps.send(rows, { source, ...more });
const factsOf = async (id: string) => (await steps.lot(id, source))?.facts;
const reasonsOf = async (rows: readonly FeedRow[], more: object = {}) =>
  (await steps.rejectsOf(await send(rows, more))).map(({ line, reason }) => `${line} ${reason}`);
const stockRow = (id: string, more: Partial<FeedRowOf<'lot'>> = {}): FeedRowOf<'lot'> => {
  const { session: _none, ...row } = lotRow(id);
  return { ...row, kind: 'stock', startPrice: 700_000, ...more };
};

describe('R34 a result', () => {
  it.each([
    [sold, notSold],
    [sold, removed],
    [soldByNegotiation, sold],
    [notSold, upcoming],
    [cancelled, ongoing],
    [removed, sold],
  ])('that moves a lot from %i to %i is rejected, and the lot stays unchanged', async (from, to) => {
    await send([lotRow('1'), resultRow('1', from, { soldPrice: 600_000, reason: 'first' })]);
    const before = await factsOf('1');
    const reason = `status: a lot that is ${lotStatus(from)} (${from}) cannot become ${lotStatus(to)} (${to})`;
    expect(await reasonsOf([resultRow('1', to, { soldPrice: 1, reason: 'second' })])).toEqual([`1 ${reason}`]);
    expect(await factsOf('1')).toEqual(before);
  });

  it.each([notSold, unsold])('may move a lot from %i to sold by negotiation', async (passed) => {
    await send([lotRow('1'), resultRow('1', passed)]);
    expect(await reasonsOf([resultRow('1', soldByNegotiation, { soldPrice: 600_000 })])).toEqual([]);
    expect(await factsOf('1')).toMatchObject({ status: soldByNegotiation, sold_price: 600_000 });
  });

  it.each([
    ['in one file', 1 << 20],
    ['across chunks', 1],
  ])('is checked against the results before it in the same delivery, %s', async (_how, chunkBytes) => {
    const results = [
      resultRow('1', ongoing),
      resultRow('1', sold, { soldPrice: 600_000 }),
      resultRow('1', ongoing),
      resultRow('1', sold, { soldPrice: 605_000 }),
    ];
    const reason = `status: a lot that is sold (${sold}) cannot become ongoing (${ongoing})`;
    expect(await reasonsOf([lotRow('1'), ...results], { chunkBytes })).toEqual([`4 ${reason}`]);
    expect(await factsOf('1')).toMatchObject({ status: sold, sold_price: 605_000 });
  });
});

describe('R34 a row of a lot', () => {
  it('with another status for an ended lot is rejected as a whole', async () => {
    await send([lotRow('1'), resultRow('1', sold, { soldPrice: 600_000 })]);
    const reason = `status: a lot that is sold (${sold}) cannot become upcoming (${upcoming})`;
    expect(await reasonsOf([lotRow('1', { status: upcoming, color: 'Red' }), lotRow('2')])).toEqual([`1 ${reason}`]);
    expect(await factsOf('1')).toMatchObject({ status: sold, sold_price: 600_000, color: '' });
    expect(await factsOf('2')).toMatchObject({ status: upcoming });
    expect(await reasonsOf([lotRow('1', { status: sold, soldPrice: 600_000, color: 'Red' })])).toEqual([]);
    expect(await factsOf('1')).toMatchObject({ status: sold, color: 'Red' });
  });

  it('may give a new lot any status', async () => {
    const rows = Object.values(lotStatusCodes).map((status) => lotRow(String(status), { status }));
    expect(await reasonsOf(rows)).toEqual([]);
    for (const status of Object.values(lotStatusCodes)) expect(await factsOf(String(status))).toMatchObject({ status });
  });

  it('cannot offer an ended auction lot again as a stock car', async () => {
    await send([lotRow('1'), resultRow('1', sold)]);
    expect(await reasonsOf([stockRow('1', { status: upcoming })])).toHaveLength(1);
  });

  it('may offer a removed stock car again, but not sell it', async () => {
    await send([stockRow('1'), resultRow('1', removed)]);
    const reason = `status: a lot that is removed (${removed}) cannot become sold (${sold})`;
    expect(await reasonsOf([stockRow('1', { status: sold }), stockRow('1', { status: upcoming })])).toEqual([
      `1 ${reason}`,
    ]);
    expect(await factsOf('1')).toMatchObject({ status: upcoming, ended_at: null });
  });
});

const anyStatus = fc.constantFrom(...Object.values(lotStatusCodes), 9_999);
const kindOf = { a: 'car', b: 'bike', c: 'stock' } as const;
const anyLot = fc.constantFrom('a' as const, 'b' as const, 'c' as const);
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('result' as const), lot: anyLot, status: anyStatus }),
  fc.record({ do: fc.constant('row' as const), lot: anyLot, status: anyStatus, color: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('cancel' as const), on: fc.boolean() }),
);
type FeedStep = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

function rowOf(step: FeedStep, index: number): FeedRow {
  if (step.do === 'cancel') return { ...session, cancelled: step.on, lanes: index + 1 };
  if (step.do === 'result') return resultRow(step.lot, step.status);
  const more = { status: step.status, color: `${step.color} ${index}` };
  return step.lot === 'c' ? stockRow('c', more) : lotRow(step.lot, { kind: kindOf[step.lot], ...more });
}

/** A second implementation of R34: statuses change row after row. */
function expectedOf(sequence: readonly FeedStep[]) {
  const states = { a: upcoming as number, b: upcoming as number, c: upcoming as number };
  const refused: number[] = [];
  for (const [index, step] of sequence.entries()) {
    if (step.do === 'cancel') {
      for (const lot of ['a', 'b'] as const) {
        if (step.on && [upcoming, ongoing].includes(states[lot] as 4531)) states[lot] = cancelled;
      }
    } else if (mayBeReported({ kind: kindOf[step.lot], status: states[step.lot] }, step.status)) {
      states[step.lot] = step.status;
    } else refused.push(index + 1);
  }
  return { states, refused };
}

it('R34 random feeds: allowed changes of status are written, all others are rejected', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 5, maxLength: 25 }),
      fc.constantFrom(1, 700, 1 << 20),
      async (sequence, chunkBytes) => {
        source = `source-${(count += 1)}`;
        await send([house, session, lotRow('a'), lotRow('b', { kind: 'bike' }), stockRow('c')]);
        const delivery = await send(sequence.map(rowOf), { chunkBytes });
        const { states, refused } = expectedOf(sequence);
        const lines = (await steps.rejectsOf(delivery)).map(({ line }) => line);
        const stored = await Promise.all(
          (['a', 'b', 'c'] as const).map(async (id) => [id, (await factsOf(id))?.['status']]),
        );
        expect({ states: Object.fromEntries(stored), refused: lines }).toEqual({ states, refused });
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  expect((await unlawfulMoves.execute(database.db)).rows).toEqual([]);
});
