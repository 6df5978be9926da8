import { apiRoot } from '@seri/contract/headers';
import { favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import type { LotType } from '@seri/domain/catalogue/page-types';
import { type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let lotId: number;
let pastLotId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  lotId = await newLot(database.db, { day: '2026-11-18' });
  pastLotId = await newLot(database.db, { day: '2026-11-17' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

function add(
  user: TestUser | null,
  group = 'A',
  carId = lotId,
  headers: Record<string, string> = {},
  type: LotType = 'auction',
) {
  const payload = { carId, group, type };
  return api.ask(user, { method: 'POST', url: `${apiRoot}/favorite/add`, payload, headers });
}

function remove(user: TestUser | null, group = 'A', carId = lotId) {
  return api.ask(user, { method: 'DELETE', url: `${apiRoot}/favorite/delete`, query: { carId: String(carId), group } });
}

async function stateOf({ accountId }: TestUser) {
  const favourites = await database.db
    .selectFrom('favourite')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  const logs = await database.db
    .selectFrom('action_log')
    .select('detail')
    .where('account_id', '=', accountId)
    .where('action', '=', 'favourite.changed')
    .orderBy('id')
    .execute();
  const events = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('audience', '=', `account:${accountId}`)
    .orderBy('id')
    .execute();
  return { groups: favourites.map((row) => row.favourite_group), logs: logs.map((row) => row.detail), events };
}

describe('R7 favourites', () => {
  it('writes row, log and event together', async () => {
    const user = await api.signedIn();
    expect(await add(user, 'A', lotId, { 'socket-id': 'tab-1' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const { groups, logs, events } = await stateOf(user);
    expect(groups).toEqual(['A']);
    expect(logs).toEqual([{ from: null, to: 'A' }]);
    expect(events).toMatchObject([
      { name: 'favourite.changed', data: { lotId, group: 'A' }, origin_socket: 'tab-1', sequence: null },
    ]);
  });

  it('moves a lot from one group to another', async () => {
    const user = await api.signedIn();
    await add(user, 'A');
    await add(user, 'B');
    const { groups, logs } = await stateOf(user);
    expect(groups).toEqual(['B']);
    expect(logs).toEqual([
      { from: null, to: 'A' },
      { from: 'A', to: 'B' },
    ]);
  });

  it('changes nothing when repeated, and still answers success', async () => {
    const user = await api.signedIn();
    await add(user);
    expect(await add(user)).toMatchObject({ status: 200 });
    expect(await remove(user, 'B')).toMatchObject({ status: 200 });
    expect((await stateOf(user)).logs).toHaveLength(1);
    await remove(user);
    expect(await remove(user)).toMatchObject({ status: 200 });
    const { groups, logs } = await stateOf(user);
    expect(groups).toEqual([]);
    expect(logs).toHaveLength(2);
  });

  it('accepts a lot of statistics', async () => {
    const user = await api.signedIn();
    expect(await add(user, 'A', pastLotId)).toMatchObject({ status: 200 });
    expect(await remove(user, 'A', pastLotId)).toMatchObject({ status: 200 });
  });

  it('refuses an unknown lot, and a lot under the type of another kind', async () => {
    const user = await api.signedIn();
    expect(await add(user, 'A', 999_999)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await add(user, 'A', lotId, {}, 'bike')).toMatchObject({ status: 404 });
    expect(await remove(user, 'A', 999_999)).toMatchObject({ status: 404 });
    expect(await stateOf(user)).toEqual({ groups: [], logs: [], events: [] });
  });

  it('does not touch another account', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn()];
    await add(one);
    expect(await remove(other)).toMatchObject({ status: 200 });
    expect((await stateOf(one)).groups).toEqual(['A']);
  });
});

describe('R7 permission to keep favourites', () => {
  const may: Readonly<Record<RoleName, 200 | 401>> = {
    manager: 200,
    vip: 200,
    client: 200,
    troublesome: 200,
    dealer: 200,
    restricted: 200,
    guest: 200,
    disabled: 401,
  };

  it('names every role', () => {
    expect(Object.keys(may).toSorted()).toEqual(Object.keys(roleIds).toSorted());
  });

  describe.each(Object.entries(may) as [RoleName, number][])('%s', (role, status) => {
    it(`gets ${status} for adding and for deleting`, async () => {
      const user = await api.signedIn({ role });
      expect(await add(user)).toMatchObject({ status });
      expect(await remove(user)).toMatchObject({ status });
    });
  });

  it('answers as for a missing lot without the view flag', async () => {
    const blind = await api.signedIn({ overrides: { carAuctionsView: false } });
    expect(await add(blind)).toMatchObject({ status: 404 });
  });

  it('refuses a visitor without a sign-in', async () => {
    expect(await add(null)).toMatchObject({ status: 401 });
    expect(await remove(null)).toMatchObject({ status: 401 });
  });
});

describe('R7 concurrent and repeated requests', () => {
  it('leaves the lot in one group, with a log and event for each change, under concurrent requests', async () => {
    const user = await api.signedIn();
    const browsers = [user, await api.signedInAgain(user)];
    const presses = Array.from({ length: 40 }, (_, press) =>
      add(browsers[press % 2] ?? user, favouriteGroups[press % favouriteGroups.length]),
    );
    const answers = await Promise.all(presses);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const { groups, logs, events } = await stateOf(user);
    const steps = logs as { from: string | null; to: string }[];
    expect(groups).toEqual([steps.at(-1)?.to]);
    expect(steps.map((step) => step.from)).toEqual([null, ...steps.slice(0, -1).map((step) => step.to)]);
    expect(events.map((event) => (event.data as { group: string }).group)).toEqual(steps.map((step) => step.to));
  });

  it('runs a request once per idempotency key', async () => {
    const user = await api.signedIn();
    const key = { 'idempotency-key': 'one-press' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(user, 'A', lotId, key)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    await remove(user);
    expect(await add(user, 'A', lotId, key)).toMatchObject({ status: 200 });
    expect((await stateOf(user)).groups).toEqual([]);
    expect(await add(user, 'B', lotId, key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  });

  it('treats an idempotency key as new after 24 hours', async () => {
    const user = await api.signedIn();
    const key = { 'idempotency-key': 'old-press' };
    await add(user, 'A', lotId, key);
    await database.pool.query(`update idempotency_key set created_at = created_at - interval '24 hours 1 second'`);
    expect(await add(user, 'B', lotId, key)).toMatchObject({ status: 200 });
    expect((await stateOf(user)).groups).toEqual(['B']);
  });

  it('separates the idempotency keys of two accounts', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn()];
    const key = { 'idempotency-key': 'same-press' };
    await add(one, 'A', lotId, key);
    await add(other, 'B', lotId, key);
    expect((await stateOf(other)).groups).toEqual(['B']);
  });
});

const name = (user: TestUser, group: string, called: string) =>
  api.ask(user, { method: 'PUT', url: `${apiRoot}/favorite/group`, payload: { group, name: called } });

async function namesOf(user: TestUser): Promise<string[]> {
  const { body } = await api.ask<{ groups: { group: string; name: string }[] }>(user, {
    url: `${apiRoot}/favorite/groups`,
  });
  return body.groups.map((one) => one.name);
}

describe('R7 names of groups', () => {
  it('are the account’s own, can change and be taken away', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn()];
    expect(await name(one, 'B', '  For Ivan ')).toMatchObject({ status: 200 });
    expect([await namesOf(one), await namesOf(other)]).toEqual([
      ['', 'For Ivan', '', '', ''],
      ['', '', '', '', ''],
    ]);
    await name(one, 'B', 'Для Ивана');
    await name(one, 'C', 'Trucks');
    await name(one, 'C', '');
    expect(await namesOf(one)).toEqual(['', 'Для Ивана', '', '', '']);
  });

  it('are told to the other browsers of the account once for each change', async () => {
    const user = await api.signedIn();
    for (const called of ['Trucks', 'Trucks', '']) await name(user, 'A', called);
    const events = await database.db
      .selectFrom('outbox')
      .select('data')
      .where('name', '=', 'favourites.named')
      .where('audience', '=', `account:${user.accountId}`)
      .execute();
    expect(events).toHaveLength(2);
  });

  it('have at most 30 characters and one of five letters', async () => {
    const user = await api.signedIn();
    expect(await name(user, 'A', 'x'.repeat(31))).toMatchObject({ status: 422 });
    expect(await name(user, 'F', 'Trucks')).toMatchObject({ status: 422 });
  });
});
