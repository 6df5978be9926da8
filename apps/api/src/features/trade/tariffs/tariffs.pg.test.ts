import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { headers } from '@seri/contract/headers';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTariffs } from './tariffs.command.ts';
import { readTariffs, readTariffsFor } from './tariffs.query.ts';
import { penaltyOf, tariffSteps } from './tariffs.steps.ts';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let steps: ReturnType<typeof tariffSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = tariffSteps(api);
  staff = await api.signedIn({ role: 'manager', rights: { tables: true } });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A client that no other test names, so that rows of two tests are never for the same purchase. */
const newScope = async () => ({ accountId: (await api.signedIn()).accountId });
const rowOf = async (id: number) => (await readTariffs(database.db)).find((row) => row.id === id);
const logOf = (id: number) =>
  database.db
    .selectFrom('action_log')
    .select(['action', 'account_id', 'detail'])
    .where('subject', '=', `tariff:${id}`)
    .orderBy('id')
    .execute();
const charge = async (id: number) => {
  const row = await rowOf(id);
  if (row) await inTransaction(database.db, (tx) => useTariffs(tx, [row]));
};

describe('R88 the table of an installation', () => {
  it('begins with the fees that it charged until now, from the win', async () => {
    const rows = (await readTariffs(database.db)).filter(({ validFrom }) => validFrom === '2000-01-01');
    expect(rows.map(({ kind, how, value, booksAt, isDemo }) => [kind, how, value, booksAt, isDemo])).toEqual([
      ['agent', 'flat', 35_000, 'win', false],
      ['delivery', 'flat', 15_000, 'win', false],
    ]);
  });

  it('is read for given days', async () => {
    const scope = await newScope();
    const of = (validFrom: '2026-05-01' | '2026-07-01', validTo: '2026-05-31' | null) =>
      steps.add(staff, penaltyOf({ ...scope, validFrom, validTo }));
    const [may, later] = [await of('2026-05-01', '2026-05-31'), await of('2026-07-01', null)];
    const idsFor = async (...days: Parameters<typeof readTariffsFor>[1][]) =>
      (await readTariffsFor(database.db, ...days)).map(({ id }) => id).filter((id) => id >= may.body.id);
    expect(await idsFor('2026-05-31')).toEqual([may.body.id]);
    expect(await idsFor('2026-06-01')).toEqual([]);
    expect(await idsFor('2026-05-01', '2026-11-18')).toEqual([may.body.id, later.body.id]);
  });
});

describe('R88 a new row', () => {
  it('is kept, logged and told to open pages of staff', async () => {
    const row = penaltyOf({ ...(await newScope()), how: 'per_day', value: 500, freeDays: 30, loadPort: 'Yokohama' });
    const { status, body } = await steps.add(staff, row);
    expect(status).toBe(200);
    expect(await rowOf(body.id)).toEqual({ ...row, id: body.id, version: 1, isUsed: false, isDemo: false });
    expect(await logOf(body.id)).toEqual([{ action: 'tariff.added', account_id: staff.accountId, detail: { row } }]);
    const told = database.db.selectFrom('outbox').select(['audience', 'data']).where('name', '=', 'tables.changed');
    expect(await told.execute()).toContainEqual({ audience: 'staff', data: { table: 'tariff' } });
  });

  it('R13 is added once for a repeat under the same key', async () => {
    const [row, key] = [penaltyOf(await newScope()), { [headers.idempotencyKey]: 'tariff-once' }];
    const [first, second] = [await steps.add(staff, row, key), await steps.add(staff, row, key)];
    expect([first.status, second]).toEqual([200, first]);
  });

  it('for a purchase that has a price already is refused, with the other row', async () => {
    const row = penaltyOf({ ...(await newScope()), yard: 'Daikoku' });
    const { body } = await steps.add(staff, row);
    const again = await steps.add(staff, { ...row, yard: ' daikoku ', validFrom: '2026-03-01' });
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'TARIFF_OVERLAP',
        data: { other: { id: body.id, kind: 'penalty', validFrom: '2026-01-01', validTo: null } },
      },
    });
    expect((await steps.add(staff, { ...row, line: 'Umikaze Line' })).status).toBe(200);
  });

  it('names a house and a client that the writer sees, and has no other fault', async () => {
    const colleague = await api.signedIn({ role: 'manager', rights: { tables: true } });
    const row = penaltyOf({
      houseId: 999_999,
      accountId: colleague.accountId,
      validTo: '2025-12-31',
      how: 'percent_bp',
    });
    const { status, body } = await steps.add(staff, { ...row, value: 10_001 });
    expect([status, Object.keys((body.data as { fields: object }).fields).toSorted()]).toEqual([
      422,
      ['row.accountId', 'row.houseId', 'row.validTo', 'row.value'],
    ]);
  });

  it.each([
    ['kind', 'discount'],
    ['validFrom', '2026-02-30'],
    ['value', -1],
    ['value', 1.5],
    ['priceTo', 1e12],
    ['yard', ''],
    ['region', 'mars'],
  ])('with the %s %j is refused', async (name, value) => {
    const answer = await steps.add(staff, { ...penaltyOf(), [name]: value });
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [`row.${name}`]: expect.anything() } } } });
  });
});

describe('R88 a change', () => {
  it('is made over the version that was seen, and the same values again are none', async () => {
    const row = penaltyOf(await newScope());
    const { id } = (await steps.add(staff, row)).body;
    expect((await steps.change(staff, { id, row })).body).toEqual({ id, version: 1 });
    expect((await steps.change(staff, { id, row: { ...row, value: 2000 } })).body).toEqual({ id, version: 2 });
    const stale = await steps.change(staff, { id, row: { ...row, value: 3000 } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    expect((await logOf(id)).slice(1)).toMatchObject([
      { action: 'tariff.changed', detail: { from: { value: 1000 }, to: { value: 2000 } } },
    ]);
    expect(await rowOf(id)).toMatchObject({ value: 2000 });
  });

  it('into a purchase of another row is refused, and writes nothing', async () => {
    const row = penaltyOf(await newScope());
    const [first, second] = [
      (await steps.add(staff, row)).body.id,
      (await steps.add(staff, { ...row, line: 'Umikaze Line' })).body.id,
    ];
    const answer = await steps.change(staff, { id: second, row });
    expect(answer).toMatchObject({ status: 409, body: { code: 'TARIFF_OVERLAP', data: { other: { id: first } } } });
    expect(await rowOf(second)).toMatchObject({ line: 'Umikaze Line', version: 1 });
  });

  it('of a row that was charged ends it or its notes, and never its price', async () => {
    const row = penaltyOf(await newScope());
    const { id } = (await steps.add(staff, row)).body;
    await charge(id);
    for (const change of [
      { value: 2 },
      { booksAt: 'win' },
      { validFrom: '2026-01-02' },
      { houseId: null, line: 'L' },
    ] as const)
      expect(await steps.change(staff, { id, row: { ...row, ...change } })).toMatchObject({
        status: 409,
        body: { code: 'TARIFF_USED', data: { id } },
      });
    const ended = { ...row, validTo: '2026-12-31', note: 'Until the end of the year' } as const;
    expect((await steps.change(staff, { id, row: ended })).body).toEqual({ id, version: 2 });
    expect(await rowOf(id)).toMatchObject({ ...ended, isUsed: true });
  });

  it('makes a row of the demonstration one of the company', async () => {
    const row = penaltyOf(await newScope());
    const { id } = (await steps.add(staff, row)).body;
    await database.db.updateTable('tariff').set({ is_demo: true }).where('id', '=', id).execute();
    await steps.change(staff, { id, row: { ...row, value: 7 } });
    expect(await rowOf(id)).toMatchObject({ isDemo: false });
  });
});

describe('R88 a row that follows', () => {
  it('ends the former one on the day before, also one that was charged', async () => {
    const row = penaltyOf(await newScope());
    const { id } = (await steps.add(staff, row)).body;
    await charge(id);
    const next = { ...row, validFrom: '2026-12-01', value: 1200 } as const;
    const { status, body } = await steps.follow(staff, { id, row: next });
    expect(status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ value: 1000, validTo: '2026-11-30', version: 2 });
    expect(await rowOf(body.id)).toMatchObject({ value: 1200, validFrom: '2026-12-01', isUsed: false });
  });

  it('keeps an earlier end, and never begins before the former one', async () => {
    const row = penaltyOf({ ...(await newScope()), validTo: '2026-03-31' });
    const { id } = (await steps.add(staff, row)).body;
    const early = await steps.follow(staff, { id, row: { ...row, validFrom: '2026-01-01' } });
    expect(early).toMatchObject({ status: 422, body: { data: { fields: { 'row.validFrom': expect.anything() } } } });
    await steps.follow(staff, { id, row: { ...row, validFrom: '2026-06-01', validTo: null } });
    expect(await rowOf(id)).toMatchObject({ validTo: '2026-03-31', version: 1 });
  });
});

describe('R88 the table as staff read it', () => {
  it('is filtered by kind, house, port and day', async () => {
    const lotId = await newLot(database.db, { day: '2026-11-18' });
    const house = await database.db
      .selectFrom('lot')
      .innerJoin('auction_session', 'auction_session.id', 'session_id')
      .select('house_id')
      .where('lot.id', '=', lotId)
      .executeTakeFirstOrThrow();
    const scope = await newScope();
    const row = penaltyOf({ ...scope, houseId: house.house_id, validTo: '2026-06-30', dischargePort: 'Mombasa' });
    const { id } = (await steps.add(staff, row)).body;
    const finds = async (query: Record<string, string>) =>
      (await steps.list(staff, query)).body.tariffs.some((listed) => listed.id === id);
    const houseId = String(house.house_id);
    for (const query of [{}, { kind: 'penalty' }, { houseId }, { port: 'MOM' }, { day: '2026-06-30' }])
      expect(await finds(query as Record<string, string>)).toBe(true);
    for (const query of [{ kind: 'agent' }, { houseId: '999999999999' }, { port: 'basa' }, { day: '2026-07-01' }])
      expect(await finds(query as Record<string, string>)).toBe(false);
    const { body } = await steps.list(staff, { houseId });
    expect(body).toMatchObject({
      tariffs: [{ id, house: expect.stringMatching(/^House/), account: expect.stringMatching(/^Someone/) }],
      can: { edit: true },
    });
    expect(body.houses.map((one) => one.id)).toContain(house.house_id);
  });
});
