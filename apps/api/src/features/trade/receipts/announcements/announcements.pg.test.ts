import { actingOf } from '@seri/api/platform/http/acting';
import { actorOf } from '@seri/api/testkit/actor-of';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { roleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import { mostOnTheWay } from '@seri/domain/receipts/announced-payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptsSteps } from '../receipts.steps.ts';
import { announcePayment } from './announce-payment.ts';
import { forgetSlips } from './forget-slips.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof receiptsSteps>;
let staff: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  steps = receiptsSteps(api);
  staff = await api.signedIn({ role: 'manager', rights: { accounting: true } });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const payment = { amount: 500_000, currency: 'JPY', sentOn: '2026-11-16', note: '' } as const;
const daysAgo = (days: number) => sql<Date>`app_now() - make_interval(days => ${days})`;
const png = Buffer.from('\x89PNG\r\n\x1A\n and the rest of a picture', 'latin1');
const pdf = Buffer.from('%PDF-1.7 and the rest of a paper');
const announced = async (user: TestUser, more: object = {}) => (await steps.announce(user, more)).body.id;
const blobs = async () => {
  const keys = [];
  for await (const key of api.platform.blobs.list()) keys.push(key);
  return keys;
};

describe('R94 an announced payment', () => {
  it('is the client’s own, told to the client and staff, and no money', async () => {
    const user = await api.signedIn();
    const { status, body } = await steps.announce(user, { note: 'For two cars' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { client: { id: user.accountId }, amount: 500_000, state: 'on-its-way', slip: null, note: 'For two cars' },
    });
    expect(await steps.announcements(user)).toEqual([body]);
    expect(await steps.announcements(await api.signedIn())).toEqual([]);
    const events = await database.db
      .selectFrom('outbox')
      .select(['audience', 'name'])
      .where('audience', 'in', [`account:${user.accountId}`, 'staff'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(events.toReversed()).toEqual([
      { audience: `account:${user.accountId}`, name: 'announcement.changed' },
      { audience: 'staff', name: 'receipts.changed' },
    ]);
  });

  it('is refused for a day that cannot be, and for staff', async () => {
    const user = await api.signedIn();
    for (const sentOn of ['2026-11-25', '2026-09-01']) {
      expect(await steps.announce(user, { sentOn })).toMatchObject({
        status: 422,
        body: { data: { fields: { sentOn: { problem: 'invalid' } } } },
      });
    }
    expect(await steps.announce(staff)).toMatchObject({ status: 403 });
  });

  it('is one of at most twenty that are on their way, however many are announced at once', async () => {
    const user = await api.signedIn();
    // A connection each, like several API processes: in one of them an account has its turns.
    const processes = Array.from({ length: 4 }, () => database.another(1));
    const results = await Promise.allSettled(
      Array.from({ length: mostOnTheWay + 4 }, (_, turn) => {
        const { db } = processes[turn % processes.length] ?? database;
        const acting = actingOf(db, actorOf(user.accountId, roleIds.client), undefined, undefined);
        return announcePayment(acting, payment, api.clock);
      }),
    );
    await Promise.all(processes.map((one) => one.close()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostOnTheWay);
    expect(await steps.announce(user)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_ANNOUNCED', data: { most: mostOnTheWay } },
    });
    await steps.withdraw(user, (await steps.announcements(user))[0]?.id ?? 0);
    expect(await steps.announce(user)).toMatchObject({ status: 200 });
  });

  it('is withdrawn by its client alone, once', async () => {
    const [user, other] = [await api.signedIn(), await api.signedIn()];
    const id = await announced(user);
    for (const by of [other, staff]) expect(await steps.withdraw(by, id)).toMatchObject({ status: 404 });
    expect(await steps.withdraw(user, id)).toMatchObject({ status: 200 });
    expect(await steps.withdraw(user, id)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    expect(await steps.announcements(user)).toMatchObject([{ id, state: 'withdrawn' }]);
  });
});

describe('R94 a slip', () => {
  it('is read by its client and staff; to anybody else it is missing', async () => {
    const [user, other] = [await api.signedIn(), await api.signedIn({ role: 'dealer' })];
    const id = await announced(user);
    expect((await steps.slip(user, id)).statusCode).toBe(404);
    expect(await steps.sendSlip(user, id, png)).toMatchObject({ status: 200 });
    expect((await steps.announcements(user))[0]?.slip).toBe(`/v1/payments/announcements/${id}/slip`);
    for (const by of [user, staff]) {
      const { statusCode, headers, rawPayload } = await steps.slip(by, id);
      expect([statusCode, headers['content-type'], rawPayload.equals(png)]).toEqual([200, 'image/png', true]);
      expect(headers).toMatchObject({
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    expect((await steps.slip(other, id)).statusCode).toBe(404);
    expect(await steps.sendSlip(other, id, png)).toMatchObject({ status: 404 });
    expect(await steps.sendSlip(staff, id, png)).toMatchObject({ status: 404 });
  });

  it('is what its bytes say, whatever its sender says', async () => {
    const user = await api.signedIn();
    const id = await announced(user);
    const before = await blobs();
    for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('ID3 a song'), Buffer.alloc(0)]) {
      expect(await steps.sendSlip(user, id, bytes)).toMatchObject({ status: 415, body: { code: 'WRONG_FILE' } });
    }
    expect(await blobs()).toEqual(before);
    await steps.sendSlip(user, id, pdf, 'image/png');
    expect((await steps.slip(staff, id)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="slip-${id}.pdf"`,
    });
  });

  it('takes the place of the one before, and is none of a payment that was withdrawn', async () => {
    const user = await api.signedIn();
    const id = await announced(user);
    const before = (await blobs()).length;
    await steps.sendSlip(user, id, png);
    await steps.sendSlip(user, id, pdf);
    expect(await blobs()).toHaveLength(before + 1);
    await steps.withdraw(user, id);
    expect(await steps.sendSlip(user, id, png)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
    expect(await blobs()).toHaveLength(before + 1);
  });
});

describe('R94 an old slip', () => {
  it('is forgotten after 400 days, and its announcement stays', async () => {
    const user = await api.signedIn();
    const ids = [await announced(user), await announced(user)];
    for (const id of ids) await steps.sendSlip(user, id, png);
    const [old = 0, recent = 0] = ids;
    for (const [id, days] of [[old, 401] as const, [recent, 399] as const]) {
      const at = { announced_at: daysAgo(days) };
      await database.db.updateTable('payment_announcement').set(at).where('id', '=', id).execute();
    }
    const before = (await blobs()).length;
    await forgetSlips(api.platform);
    expect(await blobs()).toHaveLength(before - 1);
    const slips = (await steps.announcements(user)).map(({ id, slip }) => [id, slip !== null]);
    expect(slips).toEqual([
      [recent, true],
      [old, false],
    ]);
  });
});

describe('R94 a receipt that was announced', () => {
  it('is proposed for its client, fulfils the announcement, and sends it on its way again if it is reversed', async () => {
    const user = await api.signedIn();
    const announcementId = await announced(user, { amount: 503_500 });
    const id = await steps.enter(staff, { senderName: '', text: '' });
    const { body } = await steps.candidates(staff, id);
    expect(body.list.find(({ client }) => client.id === user.accountId)?.reasons).toContainEqual({
      kind: 'announced',
      points: 30,
      announcementId,
    });
    expect(body.announcements.map((one) => one.id)).toContain(announcementId);
    expect(await steps.book(staff, id, user.accountId, { announcementId })).toMatchObject({ status: 200 });
    expect(await steps.announcements(user)).toMatchObject([{ state: 'arrived' }]);
    expect(await steps.withdraw(user, announcementId)).toMatchObject({ status: 409 });
    const next = await steps.enter(staff);
    expect(await steps.book(staff, next, user.accountId, { announcementId })).toMatchObject({ status: 409 });
    expect(await steps.view(staff, next)).toMatchObject({ state: 'new' });
    await steps.reverse(staff, id, 2);
    expect(await steps.announcements(user)).toMatchObject([{ state: 'on-its-way' }]);
  });

  it('of another client is missing', async () => {
    const [user, other] = [await api.signedIn(), await api.signedIn()];
    const announcementId = await announced(other);
    const id = await steps.enter(staff);
    expect(await steps.book(staff, id, user.accountId, { announcementId })).toMatchObject({ status: 404 });
  });
});
