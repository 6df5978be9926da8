import type { Events } from '@seri/contract/events';
import type { FeedRowOf } from '@seri/contract/intake/feed.schema';
import { openTestDatabase } from '@seri/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { feedSteps, house, lotRow, session } from './feed.steps.ts';

const database = await openTestDatabase({ now: '2026-11-20T01:40:00Z' });
const steps = feedSteps(database);
afterAll(() => database.drop());

const former: FeedRowOf<'session'> = { ...session, id: 'tokyo-0', startsAt: '2026-11-19T10:00:00+09:00' };
const result = (lot: string, status: number) => ({ type: 'result', lot, status, soldPrice: 300_000 }) as const;

beforeAll(async () => {
  const of = { session: former.id, runsAt: '2026-11-19T10:30:00+09:00' };
  await steps.send([
    house,
    former,
    session,
    lotRow('a'),
    lotRow('b'),
    lotRow('m', { kind: 'bike' }),
    lotRow('old', of),
    lotRow('older', of),
  ]);
});

const forgetAll = () => database.db.deleteFrom('outbox').execute();
beforeEach(forgetAll);

async function told() {
  const rows = await database.db
    .selectFrom('outbox')
    .select(['audience', 'data'])
    .where('name', '=', 'lots.changed')
    .orderBy('id')
    .execute();
  const { rows: keys } = await database.pool.query<{ id: number; external_id: string }>(
    'select id, external_id from lot_key',
  );
  const nameOf = new Map(keys.map((row) => [row.id, row.external_id]));
  return rows.map(({ audience, data }) => ({
    audience,
    lots: (data as { lots: { id: number; status: number }[] }).lots.map(({ id, ...figures }) => ({
      id: nameOf.get(id),
      ...figures,
    })),
  }));
}

it('a result is told to whoever sees the kind of its lot, with public figures only', async () => {
  await steps.send([result('a', 4533), result('m', 4535)]);
  const runsAt = '2026-11-20T01:30:00.000Z';
  expect(await told()).toEqual([
    { audience: 'lots:car', lots: [{ id: 'a', status: 4533, soldPrice: 300_000, runsAt }] },
    { audience: 'lots:bike', lots: [{ id: 'm', status: 4535, soldPrice: 300_000, runsAt }] },
  ]);
});

it('the same again, a new lot and a detail are no news', async () => {
  await steps.send([lotRow('known'), result('known', 4533)]);
  await forgetAll();
  await steps.send([result('known', 4533), lotRow('c'), lotRow('b', { equipment: 'AC' })]);
  expect(await told()).toEqual([]);
});

it('what changes of statistics is told to nobody', async () => {
  await steps.send([result('old', 4533)]);
  expect(await told()).toEqual([]);
});

it('of several changes at once the last one is told, once', async () => {
  const moved = { ...session, id: 'tokyo-2' };
  const [car, bike] = [lotRow('d', { session: moved.id }), lotRow('e', { session: moved.id, kind: 'bike' })];
  await steps.send([moved, car, bike]);
  await forgetAll();
  await steps.send([result('d', 4531), { ...moved, startsAt: '2026-11-20T11:00:00+09:00' }, result('d', 4535)]);
  const [cars, ...others] = await told();
  expect(cars?.lots.filter(({ id }) => id === 'd')).toMatchObject([
    { status: 4535, runsAt: '2026-11-20T02:30:00.000Z' },
  ]);
  expect(others.map(({ audience }) => audience)).toEqual(['lots:bike']);
});

/** The lots, by their names, and how many sessions those are told of who keep the catalogue in memory. */
async function touched() {
  const rows = await database.db.selectFrom('outbox').select('data').where('audience', '=', 'catalogue').execute();
  const keys = await database.db.selectFrom('lot_key').select(['id', 'external_id']).execute();
  return rows.map(({ data }) => {
    const { lots, sessions } = data as Events['catalogue.touched'];
    const isTold = (id: number) => lots.some(([first, last]) => id >= first && id <= last);
    return {
      lots: keys.flatMap((key) => (isTold(key.id) ? [key.external_id] : [])).toSorted(),
      sessions: sessions.length,
    };
  });
}

it('whatever is written of lots and sessions is told to those who keep the catalogue in memory', async () => {
  const corrected = { ...result('older', 4533), soldPrice: 310_000 };
  await steps.send([lotRow('n1'), lotRow('n2'), lotRow('b', { equipment: 'AC PS' }), corrected]);
  expect(await touched()).toEqual([{ lots: ['b', 'n1', 'n2', 'older'], sessions: 0 }]);
});

it('a session that moves is told with all its lots', async () => {
  await steps.send([{ ...former, startsAt: '2026-11-19T11:00:00+09:00' }]);
  expect(await touched()).toEqual([{ lots: ['old', 'older'], sessions: 1 }]);
});

it('what is known already is not told again', async () => {
  await steps.send([lotRow('n3'), lotRow('n4')]);
  await forgetAll();
  await steps.send([lotRow('n3'), lotRow('n4')]);
  expect(await touched()).toEqual([]);
});
