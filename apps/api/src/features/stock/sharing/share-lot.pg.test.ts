import { apiRoot, headers as names } from '@seri/contract/headers';
import { photoAddress } from '@seri/contract/stock/photo';
import { sharedIdName } from '@seri/contract/stock/sharing.schema';
import type { LotHome, LotKind } from '@seri/domain/lots/lot-kinds';
import { pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { roleIds, type RoleName } from '@seri/domain/people/roles';
import { sharersAtMost } from '@seri/domain/lots/share-code';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, describe, expect, it } from 'vitest';
import { sharingSteps } from './sharing.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const { share, sharedBy, open, age, sharesOf, codeOf } = sharingSteps(api, database);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const days = { live: '2026-11-18', statistics: '2026-11-17' } as const;
const lotOf = (kind: LotKind = 'car', home: LotHome = 'live') => newLot(database.db, { kind, day: days[home] });
const fieldsOf = (body: Record<string, unknown>) => (body.data as { fields?: object }).fields;

describe('R44 a lot is shared', () => {
  const may: Partial<Record<RoleName, number>> = { manager: 200, vip: 200, client: 200, dealer: 200, disabled: 401 };

  it('only by roles that have the flag', async () => {
    const lotId = await lotOf();
    for (const role of Object.keys(roleIds) as RoleName[]) {
      const { status } = await share(await api.signedIn({ role }), lotId);
      expect([role, status]).toEqual([role, may[role] ?? 403]);
    }
    expect((await share(null, lotId)).status).toBe(401);
    expect(await sharesOf(lotId)).toHaveLength(4);
  });

  it.each(pageTypes)('of %s, under its own parameter name for the id', async (pageType) => {
    const { kind, home } = pageTypeData[pageType];
    const [lotId, user] = [await lotOf(kind, home), await api.signedIn()];
    expect(await share(user, lotId, pageType)).toEqual({
      status: 200,
      body: { password: codeOf(lotId, user.accountId) },
    });
    const own = sharedIdName(pageType);
    for (const name of ['carId', 'bikeId', 'id'].filter((each) => each !== own)) {
      const url = `${apiRoot}/${pageType}/password?${name}=${lotId}`;
      const { status, body } = await api.ask(user, { url, headers: { 'sec-fetch-site': 'same-origin' } });
      expect(status).toBe(422);
      expect(fieldsOf(body)).toMatchObject({ [own]: { problem: 'required' } });
    }
  });

  it('by accounts that may see it, under its own kind; otherwise it answers as missing', async () => {
    const [car, past, bike] = [await lotOf(), await lotOf('car', 'statistics'), await lotOf('bike')];
    const user = await api.signedIn();
    const present = await api.signedIn({ overrides: { salesStatisticsView: false } });
    expect((await share(user, past)).status).toBe(200);
    expect((await share(present, past)).status).toBe(404);
    expect((await share(present, car)).status).toBe(200);
    for (const missing of [bike, 999_999_999]) expect((await share(user, missing)).status).toBe(404);
    expect((await share(user, car, 'stock')).status).toBe(404);
    expect(await sharesOf(bike)).toEqual([]);
  });

  it('only from our own page or client, because another request could be an image tag', async () => {
    const [lotId, user] = [await lotOf(), await api.signedIn()];
    const url = `${apiRoot}/car-auction/password?carId=${lotId}`;
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const { status, body } = await api.ask(user, { url, headers });
      expect([status, body.code]).toEqual([403, 'FOREIGN_ORIGIN']);
    }
    expect(await sharesOf(lotId)).toEqual([]);
  });

  it('with a picture of its own or without one', async () => {
    const [lotId, user] = [await lotOf(), await api.signedIn()];
    const picture = photoAddress(lotId, 5, 480);
    for (const imageUrl of [picture, `https://seri.test${picture}`, `${picture}?grant=1.x`, '']) {
      expect((await share(user, lotId, 'car-auction', { imageUrl })).status).toBe(200);
    }
  });

  it('never with a picture from elsewhere', async () => {
    const [lotId, user] = [await lotOf(), await api.signedIn()];
    const foreign = [
      `https://elsewhere.example${photoAddress(lotId, 5, 480)}`,
      photoAddress(lotId + 1, 5, 480),
      `${photoAddress(lotId, 5, 480)}0`,
      `/v1/lots/${lotId}/photos/5/../../../../auth`,
      'javascript:alert(1)',
    ];
    for (const imageUrl of foreign) {
      const { status, body } = await share(user, lotId, 'car-auction', { imageUrl });
      expect([imageUrl, status]).toEqual([imageUrl, 422]);
      expect(fieldsOf(body)).toMatchObject({ imageUrl: { problem: 'invalid' } });
    }
    expect(await sharesOf(lotId)).toEqual([]);
  });
});

describe('R44 a code', () => {
  it('stays the same for one sharer and differs between sharers', async () => {
    const [lotId, one, other] = [await lotOf(), await api.signedIn(), await api.signedIn()];
    const first = await share(one, lotId);
    expect(await share(one, lotId)).toEqual(first);
    expect((await share(other, lotId)).body.password).not.toBe(first.body.password);
  });

  it('is stored nowhere, neither in the log nor under an idempotency key', async () => {
    const [lotId, user] = [await lotOf(), await api.signedIn()];
    const url = `${apiRoot}/car-auction/password?carId=${lotId}`;
    const ask = () => api.ask(user, { url, headers: { [names.idempotencyKey]: 'once' } });
    const { body } = await ask();
    expect(body.password).toBe(codeOf(lotId, user.accountId));
    expect((await ask()).body).toEqual(body);
    for (const table of ['lot_share', 'action_log', 'idempotency_key', 'outbox']) {
      const { rows } = await database.pool.query(`select 1 from ${table} as stored where stored::text like $1`, [
        `%${String(body.password)}%`,
      ]);
      expect(rows).toEqual([]);
    }
    const logged = await database.db
      .selectFrom('action_log')
      .select(['action', 'subject', 'detail'])
      .where('account_id', '=', user.accountId)
      .execute();
    expect(logged).toEqual([{ action: 'lot.shared', subject: `lot:${lotId}`, detail: {} }]);
  });

  it('is valid for ninety days after the last request for it', async () => {
    const [lotId, user] = [await lotOf(), await api.signedIn()];
    const code = String((await share(user, lotId)).body.password);
    await age(lotId, '89 days 23 hours 59 minutes');
    expect((await open(lotId, code)).statusCode).toBe(200);
    await age(lotId, '90 days');
    expect((await open(lotId, code)).json()).toMatchObject({ code: 'WRONG_CODE' });
    expect((await share(user, lotId)).body.password).toBe(code);
    expect((await open(lotId, code)).statusCode).toBe(200);
  });

  it('is valid for ninety more days if its sharer asks again in between', async () => {
    const [lotId, user] = [await lotOf(), await api.signedIn()];
    const code = String((await share(user, lotId)).body.password);
    await age(lotId, '89 days');
    await share(user, lotId);
    await database.pool.query(`update lot_share set asked_at = asked_at - interval '89 days'`);
    expect((await open(lotId, code)).statusCode).toBe(200);
  });
});

describe('R44 the sharers of a lot', () => {
  it('are at most twenty; one whose ninety days are over makes room', async () => {
    const [lotId, own] = [await lotOf(), await api.signedIn()];
    await share(own, lotId);
    for (const _ of Array.from({ length: sharersAtMost - 1 })) await sharedBy(lotId);
    const late = await api.signedIn();
    expect(await share(late, lotId)).toMatchObject({ status: 409, body: { code: 'SHARE_LIMIT' } });
    expect((await share(own, lotId)).status).toBe(200);
    expect(await sharesOf(lotId)).toHaveLength(sharersAtMost);
    await age(lotId, '91 days');
    expect((await share(late, lotId)).status).toBe(200);
    expect((await sharesOf(lotId)).map((row) => row.account_id)).toEqual([late.accountId]);
  });

  it('are at most twenty, each with a code of its own, even if twenty-five ask at once', async () => {
    const lotId = await lotOf();
    const users = await Promise.all(Array.from({ length: 25 }, () => api.signedIn()));
    const answers = await Promise.all(users.map((user) => share(user, lotId)));
    const codes = answers.flatMap(({ status, body }) => (status === 200 ? [body.password] : []));
    expect(codes).toHaveLength(sharersAtMost);
    expect(new Set(codes).size).toBe(sharersAtMost);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await sharesOf(lotId)).toHaveLength(sharersAtMost);
  });
});
