import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import type { DriveKind } from '@seri/domain/eligibility/export-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchasesSteps } from '../purchases.steps.ts';
import { stagesSteps } from './stages.steps.ts';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let steps: ReturnType<typeof purchasesSteps> & ReturnType<typeof stagesSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  staff = await api.signedIn({ role: 'manager' });
  steps = { ...purchasesSteps(api, database, () => staff), ...stagesSteps(api) };
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function bought({ driveKind = 'petrol', price = 900_000 }: { driveKind?: DriveKind; price?: number } = {}) {
  const client = await api.signedIn({ creditLimit: 10_000_000 });
  const bidId = await newBid(database.db, client.accountId, { status: 6, lot: { day: '2026-11-10' } });
  const { lot_id: lotId } = await database.db
    .selectFrom('bid')
    .select('lot_id')
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('lot')
    .set({ engine_cc: 1500, details: JSON.stringify({ driveKind }) })
    .where('id', '=', lotId)
    .execute();
  const id = await steps.book(bidId, price);
  return { client, id, bidId, version: (await steps.view(staff, id)).body.version };
}

const unknown = (...statuses: number[]) => statuses.map((status) => ({ status, on: null }));
const viewOf = async (id: number) => (await steps.view(staff, id)).body;
const noticesOf = (accountId: number) =>
  database.db
    .selectFrom('notice')
    .select('content')
    .where('account_id', '=', accountId)
    .where('event_type', '=', 'managerPurchase')
    .orderBy('id')
    .execute();
/** I1: the newest move is the status, of every purchase there is. */
async function expectStagesHold() {
  const { rows } = await database.pool.query(
    `select id from purchase where status is distinct from (
       select status from purchase_stage where purchase_id = purchase.id and kind = 'move' order by id desc limit 1)`,
  );
  expect(rows).toEqual([]);
}

describe('R97 a move of a car', () => {
  it('is written with its day, told to the client and to staff, and logged', async () => {
    const { client, id, version } = await bought();
    const { status, body } = await steps.move(staff, { id, version, status: 1, on: '2026-11-17' });
    expect({ status, body }).toEqual({ status: 200, body: { version: version + 1 } });
    const view = await viewOf(id);
    expect(view.logistics.status).toBe(1);
    expect(view.stages).toMatchObject([
      { status: 0, on: '2026-11-10' },
      { status: 1, on: '2026-11-17' },
    ]);
    expect(view.history?.[0]).toMatchObject({ kind: 'move', status: 1, on: '2026-11-17', by: expect.any(String) });
    expect((await steps.view(client, id)).body.history).toBeNull();
    expect((await noticesOf(client.accountId)).map(({ content }) => (content as { cause: string }).cause)).toEqual([
      'carMoved',
    ]);
    expect((await steps.logsOf(id)).at(-1)).toMatchObject({ action: 'purchase.moved', detail: { from: 0, to: 1 } });
    await expectStagesHold();
  });

  it('over another version, to an end, or of a void car is refused', async () => {
    const { id, bidId, version } = await bought();
    expect(await steps.move(staff, { id, version: version + 1, status: 1 })).toMatchObject({ status: 409 });
    expect(await steps.move(staff, { id, version, status: 7 })).toMatchObject({ status: 422 });
    await steps.undo(bidId);
    expect(await steps.move(staff, { id, version: version + 1, status: 1 })).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED' },
    });
    await expectStagesHold();
  });

  it('says which days and which port are missing', async () => {
    const { id, version } = await bought();
    const { status, body } = await steps.move(staff, { id, version, status: 3, on: '2026-11-20' });
    expect(status).toBe(422);
    expect(Object.keys(body.data?.fields ?? {}).toSorted()).toEqual(['dischargePort', 'on', 'skipped.1', 'skipped.2']);
  });

  it('is for staff with the right to logistics', async () => {
    const { client, id, version } = await bought();
    const without = await api.signedIn({ role: 'manager', rights: { logistics: false } });
    for (const by of [client, without]) {
      expect((await steps.move(by, { id, version, status: 1 })).status).toBe(403);
      expect((await steps.ship(by, id, version, { stockYard: 'B-07' })).status).toBe(403);
    }
    expect((await viewOf(id)).can.move).toBe(true);
    expect((await steps.view(without, id)).body.can.move).toBe(false);
  });

  it('back needs a reason, and its client is told of a correction', async () => {
    const { client, id, version } = await bought();
    await steps.move(staff, { id, version, status: 2, skipped: unknown(1) });
    expect((await steps.move(staff, { id, version: version + 1, status: 1 })).status).toBe(422);
    const back = { id, version: version + 1, status: 1, reason: 'the wrong car' };
    expect((await steps.move(staff, back)).status).toBe(200);
    expect((await viewOf(id)).stages.map(({ status }) => status)).toEqual([0, 1]);
    expect((await noticesOf(client.accountId)).map(({ content }) => (content as { cause: string }).cause)).toEqual([
      'carMoved',
      'carCorrected',
    ]);
    await expectStagesHold();
  });

  it('! of two staff who move it at once one sees that it has moved', async () => {
    const { client, id, version } = await bought();
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from account where id = $1 for update', [client.accountId]);
    const both = [
      steps.move(staff, { id, version, status: 1 }),
      steps.move(staff, { id, version, status: 2, skipped: unknown(1) }),
    ];
    await untilWaiting(database.pool);
    await holder.query('commit');
    holder.release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    await expectStagesHold();
  });
});

describe('R97 the numbers of a shipment', () => {
  const numbers = {
    bookingNo: 'ONEYTYO-4471',
    containerNo: 'CSQU3054383',
    blNo: 'SW/4471',
    blKind: 'surrendered',
  } as const;

  it('are kept as lines write them, shown to buyer and staff, told once and logged', async () => {
    const { client, id, version } = await bought();
    const typed = { ...numbers, bookingNo: ' oney tyo-4471', containerNo: 'csqu 305438-3', blNo: 'sw/4471' };
    expect(await steps.ship(staff, id, version, typed)).toMatchObject({ status: 200, body: { version: version + 1 } });
    for (const by of [client, staff]) expect((await steps.view(by, id)).body.logistics).toMatchObject(numbers);
    expect((await noticesOf(client.accountId)).map(({ content }) => (content as { cause: string }).cause)).toEqual([
      'carChanged',
    ]);
    expect((await steps.logsOf(id)).at(-1)).toMatchObject({
      action: 'purchase.logistics-changed',
      detail: {
        from: { booking_no: '', container_no: '', bl_no: '', bl_kind: null },
        to: { booking_no: 'ONEYTYO-4471', container_no: 'CSQU3054383', bl_no: 'SW/4471', bl_kind: 'surrendered' },
      },
    });
    // The same again, as somebody else writes it, is no change; over the former version it is refused.
    const again = { ...typed, containerNo: 'CSQU-3054383' };
    expect((await steps.ship(staff, id, version + 1, again)).body).toEqual({ version: version + 1 });
    expect(await steps.ship(staff, id, version, { blNo: 'SW-1' })).toMatchObject({ body: { code: 'STATE_CHANGED' } });
  });

  it('that a page does not know stay, and are taken away by empty texts', async () => {
    const { id, version } = await bought();
    await steps.ship(staff, id, version, numbers);
    await steps.ship(staff, id, version + 1, { stockYard: 'B-07' });
    expect((await viewOf(id)).logistics).toMatchObject({ ...numbers, stockYard: 'B-07' });
    const none = { bookingNo: '', containerNo: '', blNo: '', blKind: null };
    expect((await steps.ship(staff, id, version + 2, none)).status).toBe(200);
    expect((await viewOf(id)).logistics).toMatchObject(none);
  });

  it('are refused if they cannot be, a container with the digit that was expected', async () => {
    const { id, version } = await bought();
    const wrong = { containerNo: 'csqu 305438 5', bookingNo: 'A_1', blNo: 'B1' };
    const { status, body } = await steps.ship(staff, id, version, wrong);
    expect(status).toBe(422);
    expect(body.data?.fields).toMatchObject({
      containerNo: {
        problem: 'checkDigit',
        digit: 3,
        text: {
          en: 'The last digit should be 3: check the number',
          ru: 'Последней должна быть цифра 3: проверьте номер',
        },
      },
      bookingNo: { problem: 'shippingNo' },
      blNo: { problem: 'shippingNo' },
    });
    const notOne = await steps.ship(staff, id, version, { containerNo: 'CSQ3054383' });
    expect(notOne.body.data?.fields).toMatchObject({ containerNo: { problem: 'containerNo' } });
    expect((await viewOf(id)).version).toBe(version);
  });
});

describe('R96 a car that may not go there', () => {
  it('does not wait for a ship, whoever moves it, and no port of that country is entered', async () => {
    const { id, version } = await bought({ driveKind: 'hybrid' });
    expect(await steps.ship(staff, id, version, { dischargePort: 'Владивосток' })).toMatchObject({
      status: 409,
      body: { code: 'EXPORT_BANNED', data: { verdict: 'banned' } },
    });
    expect(await steps.ship(staff, id, version, { destinationCode: 'RUVVO' })).toMatchObject({ status: 409 });
    expect((await viewOf(id)).logistics).toMatchObject({ dischargePort: '', destinationCode: null });

    // A port by a rule of later: the car has it already.
    await database.db.updateTable('purchase').set({ discharge_port: 'Vladivostok' }).where('id', '=', id).execute();
    const owner = await api.signedIn({ role: 'manager', isOwner: true });
    expect(await steps.move(owner, { id, version, status: 3, skipped: unknown(1, 2) })).toMatchObject({
      status: 409,
      body: { code: 'EXPORT_BANNED' },
    });
    const delivered = [...unknown(1, 2, 3), { status: 4, on: '2026-11-17' as const }];
    expect(await steps.move(owner, { id, version, status: 5, skipped: delivered })).toMatchObject({
      status: 409,
      body: { code: 'EXPORT_BANNED' },
    });
    expect((await viewOf(id)).exportVerdict.verdict).toBe('banned');
    expect((await steps.move(owner, { id, version, status: 2, skipped: unknown(1) })).status).toBe(200);
  });

  it('an unknown port is checked where a rule would ban the car', async () => {
    const { id, version } = await bought({ driveKind: 'hybrid' });
    expect(await steps.ship(staff, id, version, { dischargePort: 'Port Nowhere' })).toMatchObject({
      status: 409,
      body: { data: { verdict: 'check' } },
    });
    const petrol = await bought();
    expect((await steps.ship(staff, petrol.id, petrol.version, { dischargePort: 'Port Nowhere' })).status).toBe(200);
  });
});

describe('R97 the way of a car', () => {
  it('from the yard to the door: each stop with its day, and charges that arise on the way', async () => {
    const { client, id, version } = await bought();
    await database.db
      .insertInto('tariff')
      .values([
        {
          kind: 'freight',
          how: 'flat',
          value: 45_000,
          books_at: 'departure',
          valid_from: '2026-01-01',
          account_id: client.accountId,
        },
        {
          kind: 'inspection',
          how: 'flat',
          value: 20_000,
          books_at: 'pick_up',
          valid_from: '2026-01-01',
          account_id: client.accountId,
        },
      ])
      .execute();
    const { status } = await steps.ship(staff, id, version, { dischargePort: 'Mombasa', exportPort: 'Yokohama' });
    expect(status).toBe(200);
    let now = version + 1;
    for (const stop of [1, 2, 3, 4, 5]) {
      const answer = await steps.move(staff, { id, version: now, status: stop, isEstimate: stop === 4 });
      expect(answer.status).toBe(200);
      now = (await viewOf(id)).version;
    }
    const view = await viewOf(id);
    expect(view.stages.map((stage) => stage.status)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(view.stages[4]?.isEstimate).toBe(true);
    const freight = view.charges.find(({ kind }) => kind === 'freight');
    expect(freight).toMatchObject({ amount: 45_000, state: 'booked' });
    await expectStagesHold();
  });

  it('another day for a stop takes the place of the former, and stays in the history', async () => {
    const { id, version } = await bought();
    await steps.move(staff, { id, version, status: 1, on: '2026-11-15' });
    const stage = (await viewOf(id)).stages.at(-1);
    const day = { id, version: version + 1, stage: stage?.id ?? 0, on: '2026-11-16' as const };
    expect((await steps.correct(staff, { ...day, reason: '' })).status).toBe(422);
    expect((await steps.correct(staff, { ...day, reason: 'the driver' })).status).toBe(200);
    expect(await steps.correct(staff, { ...day, version: version + 2, reason: 'the driver' })).toMatchObject({
      status: 409,
    });
    const view = await viewOf(id);
    expect(view.stages.at(-1)).toMatchObject({ status: 1, on: '2026-11-16' });
    expect(view.history?.slice(0, 2)).toMatchObject([
      { kind: 'date', on: '2026-11-16', reason: 'the driver' },
      { kind: 'move', on: '2026-11-15' },
    ]);
  });

  it('a purchase that stands again is where it was, since when it was', async () => {
    const { id, version } = await bought();
    await steps.move(staff, { id, version, status: 1, on: '2026-11-15' });
    await database.db.updateTable('purchase').set({ status: 7 }).where('id', '=', id).execute();
    await database.db.updateTable('purchase').set({ status: 1 }).where('id', '=', id).execute();
    expect((await viewOf(id)).stages.at(-1)).toMatchObject({ status: 1, on: '2026-11-15' });
    await expectStagesHold();
  });

  it('a charge that staff have entered waits for them', async () => {
    const { client, id, version } = await bought();
    const row = { how: 'flat', books_at: 'pick_up', valid_from: '2026-01-01', account_id: client.accountId };
    await database.db
      .insertInto('tariff')
      .values({ ...row, kind: 'inspection', value: 20_000 })
      .execute();
    await database.db
      .insertInto('charge')
      .values({ purchase_id: id, kind: 'inspection', amount: 50_000, state: 'expected', entered_by: staff.accountId })
      .execute();
    expect((await steps.move(staff, { id, version, status: 1 })).status).toBe(200);
    expect((await viewOf(id)).charges.filter(({ kind }) => kind === 'inspection')).toMatchObject([
      { amount: 50_000, state: 'expected' },
    ]);
  });

  it('the history is insert only', async () => {
    const { id } = await bought();
    await expect(database.pool.query('delete from purchase_stage where purchase_id = $1', [id])).rejects.toThrow();
    await expect(database.pool.query('update purchase_stage set status = 1')).rejects.toThrow();
  });
});
