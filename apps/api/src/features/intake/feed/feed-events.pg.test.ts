import type { Events } from '@seri/contract/events';
import type { FeedRowOf } from '@seri/contract/intake/feed.schema';
import { openTestDatabase } from '@seri/api/testkit/database';
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

async function announced() {
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

it('a result is announced to readers of its kind, with public figures only', async () => {
  await steps.send([result('a', 4533), result('m', 4535)]);
  const runsAt = '2026-11-20T01:30:00.000Z';
  expect(await announced()).toEqual([
    { audience: 'lots:car', lots: [{ id: 'a', status: 4533, soldPrice: 300_000, runsAt }] },
    { audience: 'lots:bike', lots: [{ id: 'm', status: 4535, soldPrice: 300_000, runsAt }] },
  ]);
});

it('repeated rows, new lots and changed details are not announced', async () => {
  await steps.send([lotRow('known'), result('known', 4533)]);
  await forgetAll();
  await steps.send([result('known', 4533), lotRow('c'), lotRow('b', { equipment: 'AC' })]);
  expect(await announced()).toEqual([]);
});

it('changes of statistics are not announced', async () => {
  await steps.send([result('old', 4533)]);
  expect(await announced()).toEqual([]);
});

it('of several changes in one transaction only the last is announced', async () => {
  const moved = { ...session, id: 'tokyo-2' };
  const [car, bike] = [lotRow('d', { session: moved.id }), lotRow('e', { session: moved.id, kind: 'bike' })];
  await steps.send([moved, car, bike]);
  await forgetAll();
  await steps.send([result('d', 4531), { ...moved, startsAt: '2026-11-20T11:00:00+09:00' }, result('d', 4535)]);
  const [cars, ...others] = await announced();
  expect(cars?.lots.filter(({ id }) => id === 'd')).toMatchObject([
    { status: 4535, runsAt: '2026-11-20T02:30:00.000Z' },
  ]);
  expect(others.map(({ audience }) => audience)).toEqual(['lots:bike']);
});

/**
 * External ids of the lots, and the number of sessions, in the events for processes that keep the catalogue in memory.
 */
async function touched() {
  const rows = await database.db.selectFrom('outbox').select('data').where('audience', '=', 'catalogue').execute();
  const keys = await database.db.selectFrom('lot_key').select(['id', 'external_id']).execute();
  return rows.map(({ data }) => {
    const { lots, sessions } = data as Events['catalogue.touched'];
    const isTouched = (id: number) => lots.some(([first, last]) => id >= first && id <= last);
    return {
      lots: keys.flatMap((key) => (isTouched(key.id) ? [key.external_id] : [])).toSorted(),
      sessions: sessions.length,
    };
  });
}

it('every write of lots and sessions is announced to the catalogues in memory', async () => {
  const corrected = { ...result('older', 4533), soldPrice: 310_000 };
  await steps.send([lotRow('n1'), lotRow('n2'), lotRow('b', { equipment: 'AC PS' }), corrected]);
  expect(await touched()).toEqual([{ lots: ['b', 'n1', 'n2', 'older'], sessions: 0 }]);
});

it('a moved session is announced with all its lots', async () => {
  await steps.send([{ ...former, startsAt: '2026-11-19T11:00:00+09:00' }]);
  expect(await touched()).toEqual([{ lots: ['old', 'older'], sessions: 1 }]);
});

it('repeated rows are not announced to the catalogues in memory', async () => {
  await steps.send([lotRow('n3'), lotRow('n4')]);
  await forgetAll();
  await steps.send([lotRow('n3'), lotRow('n4')]);
  expect(await touched()).toEqual([]);
});
