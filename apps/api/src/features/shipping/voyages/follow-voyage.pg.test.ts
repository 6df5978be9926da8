import { newBid } from '@seri/api/testkit/factories';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, describe, expect, it } from 'vitest';
import { manyCarsLike } from '../shipping-files/many-cars.steps.ts';
import { openVoyages } from './voyages-world.steps.ts';

const {
  database,
  api,
  staff,
  steps,
  ships,
  close,
  newClient,
  waitingCar,
  sail,
  follow,
  viewOf,
  rowOf,
  toldTo,
  messagesOf,
  stagesOf,
} = await openVoyages();

afterAll(close);

describe('R98 days of a voyage that change', () => {
  it('! concern forty cars at once: no car is written, each account has one event and one notice', async () => {
    const { id, calls } = await sail({ vessel: 'FORTY CARS' });
    const [many, few] = [await newClient(), await newClient()];
    const cars = [];
    for (let count = 0; count < 40; count += 1) cars.push(await waitingCar({ client: count < 28 ? many : few }));
    await ships.board(staff, cars, calls);
    const ids = cars.map((car) => car.id);
    const marksOf = async () =>
      (await database.pool.query('select id, xmin::text, version from purchase where id = any($1) order by id', [ids]))
        .rows;
    const before = await marksOf();
    const noticesBefore = (await messagesOf(many)).length;

    await ships.edit(staff, id, ({ kind }) => (kind === 'discharge' ? { plannedOn: '2026-12-25' } : {}));
    await ships.edit(staff, id, ({ kind }) => (kind === 'discharge' ? { plannedOn: '2026-12-22' } : {}));
    await follow();
    await database.pool.query(`select graphile_worker.add_job('voyages.follow', $1)`, [{ voyageId: id }]);
    await follow();

    expect(await marksOf()).toEqual(before);
    expect((await messagesOf(many)).slice(noticesBefore)).toEqual([
      'New days of FORTY CARS 021 with your 28 cars: sails 20 Nov 2026, arrives 22 Dec 2026',
    ]);
    expect((await messagesOf(few)).at(-1)).toContain('your 12 cars');
    for (const client of [many, few]) expect(await toldTo(client)).toEqual([{ data: { voyageId: id } }]);
    const listed = (await steps.list(many, { pageSize: '50' })).body.list;
    expect(new Set(listed.map(({ etd, eta }) => `${etd} ${eta}`))).toEqual(new Set(['2026-11-20 2026-12-22']));
    for (const carId of ids.slice(26, 30)) {
      expect((await viewOf(carId)).logistics).toMatchObject({ etd: '2026-11-20', eta: '2026-12-22' });
    }
    const followed = await database.pool.query(
      `select payload ->> 'purchaseId' as id from graphile_worker._private_jobs where key like 'follow:%'`,
    );
    expect(followed.rows.map((row: { id: string }) => Number(row.id))).toEqual(expect.arrayContaining(ids));
  });

  it('! a departure moves each car that waits for loading, and leaves the others listed', async () => {
    const { id, calls } = await sail({ vessel: 'SAILING' });
    const client = await newClient();
    const cars = [await waitingCar({ client }), await waitingCar({ client }), await waitingCar({ client })];
    await ships.board(staff, cars, calls);
    const [first, second, third] = cars.map((car) => car.id) as [number, number, number];
    const version = (await viewOf(third)).version;
    await steps.move(staff, { id: third, version, status: 2, reason: 'the papers' });
    const before = (await messagesOf(client)).length;

    await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-19' } : {}));
    await follow();
    await database.pool.query(`select graphile_worker.add_job('voyages.follow', $1)`, [{ voyageId: id }]);
    await follow();

    for (const moved of [first, second]) {
      expect((await stagesOf(moved)).at(-1)).toEqual({ status: 4, on: '2026-11-19' });
    }
    expect((await messagesOf(client)).slice(before)).toEqual([
      'Your 2 cars have sailed on SAILING 021, to arrive 18 Dec 2026',
    ]);
    const seen = await ships.view(staff, id);
    expect(seen).toMatchObject({ state: 'sailed', figures: { cars: 3, leftBehind: 1 } });
    expect(seen.cars.filter(({ isLeftBehind }) => isLeftBehind)).toMatchObject([
      { id: third, lacks: ['certificate', 'parties', 'status'] },
    ]);
  });

  it('! a departure takes to sea more cars than fit into one step, each once, and each client is told once', async () => {
    const { id, calls } = await sail({ vessel: 'SIXTY CARS' });
    const clients = [await newClient(), await newClient()] as const;
    const accounts = clients.map(({ accountId }) => accountId);
    const { id: model, version } = await waitingCar({ client: clients[0] });
    const cars = await manyCarsLike(database, model, accounts, 60);
    const boarded = await ships.board(
      staff,
      cars.map((carId) => ({ id: carId, version })),
      calls,
    );
    expect(new Set(boarded.map(({ code }) => code))).toEqual(new Set([null]));
    await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-19' } : {}));
    await follow();
    const { rows } = await database.pool.query(
      `select purchase.status, count(*)::integer as moves from purchase
       join purchase_stage as stage on stage.purchase_id = purchase.id and stage.status = 4
       where purchase.id = any($1) group by purchase.id, purchase.status`,
      [cars],
    );
    expect(rows).toEqual(cars.map(() => ({ status: 4, moves: 1 })));
    for (const client of clients) {
      expect((await messagesOf(client)).filter((text) => text.includes('SIXTY CARS'))).toEqual([
        'Your 30 cars have sailed on SIXTY CARS 021, to arrive 18 Dec 2026',
      ]);
    }
  });

  it('an arrival is told, and the cars stay at sea until a person delivers them', async () => {
    const { id, calls } = await sail({ vessel: 'ARRIVING' });
    const car = await waitingCar();
    await ships.board(staff, [car], calls);
    await ships.edit(staff, id, ({ kind }) =>
      kind === 'load' ? { actualOn: '2026-11-18' } : { plannedOn: '2026-11-19' },
    );
    await follow();
    await ships.edit(staff, id, ({ kind }) => (kind === 'discharge' ? { actualOn: '2026-11-18' } : {}));
    await follow();
    expect((await ships.view(staff, id)).state).toBe('arrived');
    expect((await viewOf(car.id)).logistics).toMatchObject({ status: 4, eta: '2026-11-18' });
    expect((await messagesOf(car.client)).at(-1)).toBe('ARRIVING 021 has arrived with your car, on 18 Nov 2026');
  });

  it('a cancelled voyage gives its cars back to those who book, and takes no more', async () => {
    const { id, calls } = await sail({ vessel: 'CANCELLED' });
    const client = await newClient();
    const cars = [await waitingCar({ client }), await waitingCar({ client })];
    await ships.board(staff, cars, calls);
    const late = await waitingCar();
    expect((await ships.cancel(staff, id, 1)).status).toBe(200);
    expect(await ships.board(staff, [late], calls)).toEqual([{ id: late.id, code: 'VOYAGE_CLOSED' }]);
    const before = (await messagesOf(client)).length;
    await follow();
    await database.pool.query(`select graphile_worker.add_job('voyages.follow', $1)`, [{ voyageId: id }]);
    await follow();
    for (const car of cars) {
      expect(await rowOf(car.id)).toMatchObject({ status: 2, load_call_id: null, rebook_since: expect.any(Date) });
      expect((await viewOf(car.id)).history?.[0]).toMatchObject({ status: 2, reason: 'Voyage CANCELLED 021' });
    }
    expect((await messagesOf(client)).slice(before)).toEqual([
      'The voyage of CANCELLED 021 is cancelled: your 2 cars wait for another ship',
    ]);
    const next = await sail();
    await ships.board(staff, [{ id: cars[0]?.id ?? 0, version: (await viewOf(cars[0]?.id ?? 0)).version }], next.calls);
    expect(await rowOf(cars[0]?.id ?? 0)).toMatchObject({ status: 3, rebook_since: null });
    expect((await ships.edit(staff, id, () => ({ plannedOn: null }))).body.code).toBe('STATE_CHANGED');
  });

  it('one that sails is cancelled no more', async () => {
    const { id } = await sail();
    await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-17' } : {}));
    expect((await ships.cancel(staff, id, 2)).body.code).toBe('VOYAGE_CLOSED');
  });
});

async function ruleFrom(validFrom: string): Promise<void> {
  await database.db.deleteFrom('export_rule').where('territory', '=', 'ke').execute();
  await database.db
    .insertInto('export_rule')
    .values({ territory: 'ke', category: 'car', valid_from: validFrom, text_en: 'No cars', text_ru: 'Нельзя' })
    .execute();
}

describe('R98 and R96 a rule', () => {
  it('! that begins while a car is at sea stops nothing; one that a later sailing runs into stops it at the gate', async () => {
    const { id, calls } = await sail();
    const next = await sail();
    const [early, late] = [await waitingCar(), await waitingCar()];
    await ships.board(staff, [early], calls);
    await ships.board(staff, [late], next.calls);
    await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-18' } : {}));
    await follow();
    await ruleFrom('2026-11-19');
    try {
      const { version, exportVerdict } = await viewOf(early.id);
      expect(exportVerdict.verdict).toBe('ok');
      expect((await steps.move(staff, { id: early.id, version, status: 5, on: '2026-11-18' })).status).toBe(200);
      await ships.edit(staff, next.id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-19' } : {}));
      await follow();
      expect((await viewOf(late.id)).logistics.status).toBe(3);
      expect((await ships.view(staff, next.id)).cars).toMatchObject([
        { id: late.id, isLeftBehind: true, lacks: expect.arrayContaining(['export']) },
      ]);
    } finally {
      await database.db.deleteFrom('export_rule').where('territory', '=', 'ke').execute();
    }
  });
});

describe('R98 at the same time', () => {
  it('! a departure by hand and by the ship is one move and one notice', async () => {
    const { id, calls } = await sail();
    const car = await waitingCar();
    await ships.board(staff, [car], calls);
    const { version } = await viewOf(car.id);
    const before = (await messagesOf(car.client)).length;
    await ships.edit(staff, id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-18' } : {}));
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from account where id = $1 for update', [car.client.accountId]);
    const both = Promise.all([steps.move(staff, { id: car.id, version, status: 4, on: '2026-11-18' }), follow()]);
    await untilWaiting(database.pool);
    await holder.query('commit');
    holder.release();
    const [byHand] = await both;
    expect([200, 409]).toContain(byHand.status);
    expect((await stagesOf(car.id)).filter(({ status }) => status === 4)).toHaveLength(1);
    expect((await messagesOf(car.client)).slice(before)).toHaveLength(1);
    expect((await viewOf(car.id)).version).toBe(version + 1);
  });

  it('! a car that boards waits for an edit of its ship, and is refused if that cancels it', async () => {
    const { id, calls } = await sail();
    const car = await waitingCar();
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query("update voyage set state = 'cancelled' where id = $1", [id]);
    const boarding = ships.board(staff, [car], calls);
    await untilWaiting(database.pool);
    await holder.query('commit');
    holder.release();
    expect(await boarding).toEqual([{ id: car.id, code: 'VOYAGE_CLOSED' }]);
    expect(await rowOf(car.id)).toMatchObject({ status: 2, load_call_id: null });
  });

  it('! cars of one account board and sail while its money moves, without a deadlock', async () => {
    const { id, calls } = await sail();
    const client = await newClient();
    const cars = [await waitingCar({ client }), await waitingCar({ client }), await waitingCar({ client })];
    const bidIds: number[] = [];
    while (bidIds.length < 3) {
      bidIds.push(await newBid(database.db, client.accountId, { status: 6, lot: { day: '2026-11-10' } }));
    }
    const conflictsOf = async () =>
      (await database.pool.query('select deadlocks from pg_stat_database where datname = current_database()')).rows;
    const before = await conflictsOf();
    await Promise.all([ships.board(staff, cars, calls), ...bidIds.map((bidId) => steps.book(bidId, 700_000))]);
    const second = await api.signedIn({ role: 'manager' });
    await ships.edit(second, id, ({ kind }) => (kind === 'load' ? { actualOn: '2026-11-18' } : {}));
    const more = await newBid(database.db, client.accountId, { status: 6, lot: { day: '2026-11-10' } });
    await Promise.all([follow(), steps.book(more, 700_000)]);
    for (const car of cars) expect((await viewOf(car.id)).logistics.status).toBe(4);
    expect(await conflictsOf()).toEqual(before);
  });
});
