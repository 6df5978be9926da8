import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { feedSteps, house, lotRow, photosRow, resultRow, session } from '../feed.steps.ts';
import { type FeedImportOptions, importDelivery } from '../deliveries/import-delivery.ts';
import { withIntake } from '../take/intake.ts';
import { ensureSource } from '../deliveries/source.store.ts';

const database = await openTestDatabase({ now: '2026-11-19T00:00:00Z' });
const steps = feedSteps(database);
afterAll(() => database.drop());

const { upcoming, ongoing, sold, cancelled } = lotStatusCodes;
const lots = (count: number) => Array.from({ length: count }, (_, index) => lotRow(String(index + 1)));
const idOf = async (externalId: string) => {
  const key = database.db.selectFrom('lot_key').select('id').where('external_id', '=', externalId);
  return (await key.executeTakeFirstOrThrow()).id;
};
const shown = async (id: string, source = 'test') => {
  const lot = await steps.lot(id, source);
  const { status, sold_price, runs_at, start_price, end_reason } = lot!.facts;
  return {
    day: lot!.day,
    keyDay: lot!.key_day,
    status,
    soldPrice: sold_price,
    startPrice: start_price,
    endReason: end_reason,
    runsAt: new Date(String(runs_at)).toISOString(),
  };
};

beforeEach(async () => {
  // Deleted table by table: a `truncate` would cascade to the ledger, which forbids it.
  for (const table of [
    'feed_reject',
    'feed_delivery',
    'album',
    'photo',
    'lot',
    'lot_key',
    'session_lots',
    'auction_session',
    'house',
  ]) {
    await database.pool.query(`delete from ${table}`);
  }
});

it('R30 the same file again changes nothing', async () => {
  const file = [
    house,
    session,
    ...lots(20),
    photosRow('1', ['https://a.example/1.jpg'], 'https://a.example/s.jpg'),
    resultRow('2', sold, { soldPrice: 5 }),
  ];
  expect(await steps.send(file)).toMatchObject({ added: 23, changed: 1, unchanged: 0 });
  const before = await steps.stateOf();
  expect(await steps.send(file)).toMatchObject({ added: 0, changed: 0, unchanged: 24, rejected: 0 });
  expect(await steps.stateOf()).toEqual(before);
  expect(before.lots['2']).toMatchObject({ facts: { status: sold, sold_price: 5 } });
});

it('R30 of a hundred rows with two changed ones, only these two are changed', async () => {
  await steps.send([house, session, ...lots(100)]);
  const dearer = lots(100).map((lot, index) => (index % 50 === 7 ? { ...lot, startPrice: 1 } : lot));
  expect(await steps.send([house, session, ...dearer])).toMatchObject({ added: 0, changed: 2, unchanged: 100 });
  expect(await shown('8')).toMatchObject({ startPrice: 1 });
  expect(await shown('9')).toMatchObject({ startPrice: null });
});

const album = (photo: string) => photosRow('1', [`drawn:car/kei/front/${photo}`]);

it.each([
  ['in one file', 1 << 20],
  ['across chunks', 1],
])('R30 from A to B and back to A ends at A, %s', async (_how, chunkBytes) => {
  const [a, b] = [lotRow('1', { startPrice: 1 }), lotRow('1', { startPrice: 2 })];
  await steps.send([house, session, a, album('a')]);
  await steps.send([b, a, album('b'), album('a')], { chunkBytes });
  expect(await steps.lot('1')).toMatchObject({ facts: { start_price: 1 }, photos: ['drawn:car/kei/front/a'] });
  await steps.send([a, b, a, b, album('a'), album('b')], { chunkBytes });
  expect(await steps.lot('1')).toMatchObject({ facts: { start_price: 2 }, photos: ['drawn:car/kei/front/b'] });
});

it.each([
  ['in one file', 1 << 20],
  ['across chunks', 1],
])('R30 a line stored word for word changes nothing, even after a later result, %s', async (_how, chunkBytes) => {
  const lot = lotRow('1', { status: upcoming });
  const delivery = await steps.send([house, session, lot, resultRow('1', sold, { soldPrice: 5 }), lot], { chunkBytes });
  expect(delivery).toMatchObject({ added: 3, changed: 1, unchanged: 1 });
  expect(await shown('1')).toMatchObject({ status: sold, soldPrice: 5 });
});

it.each([
  ['over midnight', '2026-11-21T01:00:00+09:00', '2026-11-21'],
  ['over the end of a month', '2026-12-01T10:00:00+09:00', '2026-12-01'],
  ['into a month that nobody has opened', '2031-02-03T10:00:00+09:00', '2031-02-03'],
])('a session that moves %s takes its lots with it, and they keep their ids', async (_how, startsAt, day) => {
  await steps.send([house, session, ...lots(3)]);
  const id = await idOf('2');
  const moved = await steps.send([{ ...session, startsAt }]);
  expect(moved).toMatchObject({ changed: 1, rejected: 0 });
  const runsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
  expect(await shown('2')).toMatchObject({ day, keyDay: day, runsAt });
  expect(await idOf('2')).toBe(id);
  // Later rows find the lots on their new day.
  await steps.send([resultRow('2', sold, { soldPrice: 7 }), lotRow('3', { startPrice: 3, runsAt: startsAt })]);
  expect(await shown('2')).toMatchObject({ day, status: sold, soldPrice: 7 });
  expect(await shown('3')).toMatchObject({ day, startPrice: 3 });
});

it.each([
  ['in one file', 1 << 20],
  ['across chunks', 1],
])(
  'a lot after the row that moves and cancels its session gets the new day and is cancelled, %s',
  async (_how, chunkBytes) => {
    const moved = { ...session, startsAt: '2026-12-01T10:00:00+09:00', cancelled: true };
    await steps.send([house, session, lotRow('1'), moved, lotRow('2')], { chunkBytes });
    expect(await shown('1')).toMatchObject({ day: '2026-12-01', keyDay: '2026-12-01', status: cancelled });
    expect(await shown('2')).toMatchObject({ day: '2026-12-01', keyDay: '2026-12-01', status: cancelled });
  },
);

it('a session before its house is rejected, and so is a lot before its session', async () => {
  const early = await steps.send([session, house, lotRow('1'), session]);
  expect((await steps.rejectsOf(early)).map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '1 house: there is none named tokyo',
    '3 session: there is none named tokyo-1',
  ]);
});

it('a delivery that has ended is not read again', async () => {
  const ended = await steps.send([house]);
  const read = vi.fn<FeedImportOptions['read']>();
  expect(await importDelivery(database, ended.id, { read })).toEqual(ended);
  expect(read).not.toHaveBeenCalled();
});

it('a session that is cancelled cancels its lots that have not run', async () => {
  await steps.send([house, session, ...lots(3), resultRow('1', sold, { soldPrice: 9 })]);
  await steps.send([resultRow('2', ongoing)]);
  expect(await shown('3')).toMatchObject({ status: upcoming });
  await steps.send([{ ...session, cancelled: true }]);
  const states = await Promise.all(['1', '2', '3'].map(async (id) => (await shown(id)).status));
  expect(states).toEqual([sold, cancelled, cancelled]);
});

it('a lot that joins a cancelled session is cancelled, unless it has run', async () => {
  const off = { ...session, id: 'off', cancelled: true };
  await steps.send([house, session, off, ...lots(2), resultRow('2', sold, { soldPrice: 9 })]);
  await steps.send([...lots(2).map((lot) => ({ ...lot, session: off.id })), lotRow('3', { session: off.id })]);
  const states = await Promise.all(['1', '2', '3'].map(async (id) => (await shown(id)).status));
  expect(states).toEqual([cancelled, sold, cancelled]);
});

it('of a line with two ids the second one holds, even if the first is new', async () => {
  await steps.send([house, session, ...lots(1)]);
  const line = JSON.stringify(lotRow('1', { startPrice: 8 })).replace('"id":"1"', '"id":"new","id":"1"');
  expect(await steps.send([line])).toMatchObject({ changed: 1, rejected: 0 });
  expect(await shown('1')).toMatchObject({ startPrice: 8 });
});

it('a repeated result changes nothing, a later one corrects it, and a row without a status keeps it', async () => {
  await steps.send([house, session, ...lots(1)]);
  const result = resultRow('1', sold, { soldPrice: 700_000 });
  expect(await steps.send([result])).toMatchObject({ changed: 1 });
  expect(await steps.send([result])).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await steps.send([{ ...result, soldPrice: 710_000, reason: 'misread' }])).toMatchObject({ changed: 1 });
  await steps.send([lotRow('1', { startPrice: 4 })]);
  expect(await shown('1')).toMatchObject({ status: sold, soldPrice: 710_000, endReason: 'misread', startPrice: 4 });
});

it('a result of an unknown lot is rejected, and taken once the lot exists', async () => {
  const result = resultRow('1', sold);
  const early = await steps.send([result]);
  expect(await steps.rejectsOf(early)).toMatchObject([{ line: 1, reason: 'lot: there is none named 1' }]);
  expect(await steps.send([house, session, ...lots(1), result])).toMatchObject({ rejected: 0 });
  expect(await shown('1')).toMatchObject({ status: sold });
});

const prices = (price: number) => [house, session, ...lots(60).map((lot) => ({ ...lot, startPrice: price }))];

it('two concurrent imports of one source have the result of one after the other', async () => {
  const both = await Promise.all([1, 2].map((price) => steps.send(prices(price), { chunkBytes: 1_000 })));
  expect(both.map(({ state }) => state)).toEqual(['done', 'done']);
  const { lots: after } = await steps.stateOf();
  expect(Object.keys(after)).toHaveLength(60);
  expect(new Set(Object.values(after).map(({ facts }) => facts.start_price)).size).toBe(1);
});

it('a chunk that meets a deadlock is retried, with the names it had learnt', async () => {
  // A sequence keeps its value across rollbacks.
  await database.owner.query(`create sequence meeting`);
  await database.owner.query(`create function meet() returns trigger language plpgsql as $$ begin
    if nextval('meeting') = 1 then raise 'deadlock' using errcode = '40P01'; end if; return null; end $$`);
  await database.owner.query('create trigger meet before insert on album execute function meet()');
  const file = [house, session, lotRow('1', { maker: 'Retried' }), photosRow('1', ['drawn:car/kei/front/ff0000'])];
  expect(await steps.send(file)).toMatchObject({ state: 'done', added: 4, rejected: 0 });
  expect(await steps.lot('1')).toMatchObject({ maker: 'retried', photos: ['drawn:car/kei/front/ff0000'] });
  await database.owner.query('drop trigger meet on album');
});

it('an import that waits for another one of its source can be aborted', async () => {
  const leaving = new AbortController();
  const delivery = await withIntake(database, await ensureSource(database.db, 'test'), () => {
    const waiting = steps.send([house], { signal: leaving.signal });
    leaving.abort();
    return waiting;
  });
  expect(delivery).toMatchObject({ state: 'waiting', position: 0 });
});

async function storedCounts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ counted: string }>(
    `select concat_ws(' ', external_id, kind, lots) as counted
     from session_lots join auction_session on id = session_id order by 1`,
  );
  return rows.map(({ counted }) => counted);
}

it('a lot that moves to another session or kind is counted only there', async () => {
  await steps.send([house, session, { ...session, id: 'other' }, ...lots(2)]);
  expect(await storedCounts()).toEqual(['tokyo-1 car 2']);
  await steps.send([{ ...lotRow('1'), session: 'other' }]);
  expect(await storedCounts()).toEqual(['other car 1', 'tokyo-1 car 1']);
  await steps.send([{ ...lotRow('2'), kind: 'bike' as const }]);
  expect(await storedCounts()).toEqual(['other car 1', 'tokyo-1 bike 1']);
  await steps.send([{ ...lotRow('2'), kind: 'bike' as const, session: 'other' }]);
  expect(await storedCounts()).toEqual(['other bike 1', 'other car 1']);
});

it('two sources with equal ids stay apart', async () => {
  await steps.send([house, session, lotRow('1', { startPrice: 1 })], { source: 'east' });
  await steps.send([{ ...house, name: 'West' }, session, lotRow('1', { startPrice: 2 })], { source: 'west' });
  await steps.send([resultRow('1', sold)], { source: 'west' });
  expect(await shown('1', 'east')).toMatchObject({ startPrice: 1, status: upcoming });
  expect(await shown('1', 'west')).toMatchObject({ startPrice: 2, status: sold });
  const strangers = await steps.send([resultRow('1', sold)], { source: 'north' });
  expect(strangers).toMatchObject({ rejected: 1 });
});

const named = (source: string, maker: string) =>
  steps.send([house, session, lotRow('1', { maker, model: `${maker} FIT`, chassis: `${maker}3` })], { source });

it('names that differ by capitals only are one name, also when two sources write them at once', async () => {
  await Promise.all([named('east', 'Lexus'), named('west', 'LEXUS'), named('north', 'lexus')]);
  const { rows } = await database.pool.query(
    `select count(*)::int as makers, (select count(*)::int from model where name ilike 'lexus fit') as models,
       (select count(*)::int from chassis_code where name ilike 'lexus3') as codes
     from maker where name ilike 'lexus'`,
  );
  expect(rows).toEqual([{ makers: 1, models: 1, codes: 1 }]);
});

it('R31 a vehicle is recognised by its serial, without one by its facts', async () => {
  const facts = { chassis: 'GK3', year: 2018, color: 'White', trim: 'F', mileageKm: 40_000 };
  await steps.send([
    house,
    session,
    lotRow('1', { serial: 'GK3-1001', ...facts }),
    lotRow('2', { serial: 'gk3-1001', ...facts, mileageKm: 41_000 }),
    lotRow('3', { serial: 'GK3-1002', ...facts }),
    lotRow('4', facts),
    lotRow('5', { ...facts, mileageKm: 45_000 }),
    lotRow('6', { ...facts, color: 'Black' }),
    lotRow('7', { ...facts, mileageKm: undefined }),
  ]);
  const { lots: all } = await steps.stateOf();
  const [one, two, three, four, five, six, seven] = ['1', '2', '3', '4', '5', '6', '7'].map(
    (id) => all[id]!.facts.vehicle,
  );
  expect(two).toBe(one);
  expect(five).toBe(four);
  expect(seven).toBeNull();
  expect(new Set([one, three, four, six]).size).toBe(4);
});

it('a stock car needs no session; its day is the first on which it is offered', async () => {
  await steps.send([
    lotRow('1', { kind: 'stock', session: undefined, runsAt: '2026-10-31T23:59:00+09:00', startPrice: 3 }),
  ]);
  expect(await shown('1')).toMatchObject({ day: '2026-10-31', startPrice: 3 });
});
