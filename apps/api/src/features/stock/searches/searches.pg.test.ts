import { apiRoot } from '@seri/contract/headers';
import { pageFlag, type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import type { Flag } from '@seri/domain/people/permissions';
import { permissionsOf, type RoleName, roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
});

afterEach(() => moveTo('2026-11-18T03:00:00Z'));

afterAll(async () => {
  await api.close();
  await database.drop();
});

function moveTo(instant: string): void {
  api.clock.moveBy(Date.parse(instant) - api.clock.now().getTime());
}

interface Saving {
  title?: string;
  params?: string;
  type?: PageType;
}

function save(user: TestUser | null, { title = 'Red ones', params = 'color=red', type = 'car-auction' }: Saving = {}) {
  const payload = { title, params, type };
  return api.ask(user, { method: 'POST', url: `${apiRoot}/user/save-search`, payload });
}

async function savedId(user: TestUser, saving?: Saving): Promise<number> {
  return Number((await save(user, saving)).body.id);
}

function act(user: TestUser | null, verb: 'update' | 'open' | 'delete', payload: object) {
  return api.ask(user, { method: 'POST', url: `${apiRoot}/user/${verb}-search`, payload });
}

function list(user: TestUser | null, type: PageType = 'car-auction') {
  return api.ask(user, { url: `${apiRoot}/user/my-search?type=${type}` });
}

async function override({ accountId }: TestUser, overrides: Partial<Record<Flag, boolean>>): Promise<void> {
  const values = { overrides: JSON.stringify(overrides) };
  await database.db.updateTable('account').set(values).where('id', '=', accountId).execute();
}

async function newLots(user: TestUser, type?: PageType): Promise<number[]> {
  const { items } = (await list(user, type)).body as { items: { newLots: number }[] };
  return items.map((item) => item.newLots);
}

async function traceOf({ accountId }: TestUser) {
  const logs = await database.db
    .selectFrom('action_log')
    .select(['action', 'detail'])
    .where('account_id', '=', accountId)
    .where('action', 'like', 'search.%')
    .orderBy('id')
    .execute();
  const events = await database.db
    .selectFrom('outbox')
    .select(['name', 'data'])
    .where('audience', '=', `account:${accountId}`)
    .orderBy('id')
    .execute();
  return { logs, events };
}

const changed = { name: 'searches.changed', data: { pageType: 'car-auction' } };

describe('R40 saved searches', () => {
  it('lists title, filters and sort, newest first, per page type', async () => {
    const user = await api.signedIn();
    const first = await savedId(user, { title: '  Red ones ', params: '?page=4&color=red&yearFrom=2015&nonsense=1' });
    const second = await savedId(user, { title: 'Blue', params: 'color=blue&sort=year&order=DESC' });
    await save(user, { type: 'bikes' });
    expect((await list(user)).body).toEqual({
      items: [
        { id: second, name: 'Blue', params: 'color=blue&order=DESC&sort=year', newLots: 0 },
        { id: first, name: 'Red ones', params: 'color=red&yearFrom=2015', newLots: 0 },
      ],
      counter: 2,
    });
  });

  it('logs and announces a rename and a deletion once; the same title again changes nothing', async () => {
    const user = await api.signedIn();
    const id = await savedId(user);
    expect(await act(user, 'update', { id, title: ' Reds ' })).toMatchObject({ status: 200 });
    expect(await act(user, 'update', { id, title: 'Reds' })).toMatchObject({ status: 200 });
    expect(await list(user)).toMatchObject({ body: { items: [{ id, name: 'Reds' }] } });
    expect(await act(user, 'delete', { id })).toMatchObject({ status: 200 });
    expect(await act(user, 'delete', { id })).toMatchObject({ status: 404 });
    expect(await list(user)).toMatchObject({ body: { items: [], counter: 0 } });
    expect(await traceOf(user)).toEqual({
      logs: [
        { action: 'search.saved', detail: { title: 'Red ones', params: 'color=red' } },
        { action: 'search.renamed', detail: { from: 'Red ones', to: 'Reds' } },
        { action: 'search.deleted', detail: { title: 'Reds' } },
      ],
      events: [changed, changed, changed],
    });
  });

  it.each([
    ['title', 'required', { title: '   ' }],
    ['title', 'tooLong', { title: 'x'.repeat(101) }],
    ['params', 'invalid', { params: '' }],
    ['params', 'invalid', { params: 'page=2&sort=year' }],
    ['params', 'invalid', { params: 'color=red&year=new' }],
    ['params', 'invalid', { params: 'hourFrom=10' }],
  ])('refuses the field %s as %s', async (field, problem, saving) => {
    const user = await api.signedIn();
    const answer = await save(user, saving);
    expect(answer).toMatchObject({ status: 422, body: { code: 'FIELDS', data: { fields: { [field]: { problem } } } } });
    expect(await traceOf(user)).toEqual({ logs: [], events: [] });
  });

  it('takes a title of 100 characters, and refuses to rename to nothing', async () => {
    const user = await api.signedIn();
    const id = await savedId(user, { title: `  ${'ж'.repeat(100)}` });
    expect(await list(user)).toMatchObject({ body: { items: [{ name: 'ж'.repeat(100) }] } });
    expect(await act(user, 'update', { id, title: ' ' })).toMatchObject({ status: 422 });
  });

  it('refuses an unknown page type and broken text with a code', async () => {
    const user = await api.signedIn();
    expect(await save(user, { type: 'boats' as PageType })).toMatchObject({ status: 422 });
    expect(await list(user, 'boats' as PageType)).toMatchObject({ status: 422 });
    expect(await save(user, { title: 'a\0b' })).toMatchObject({ status: 422 });
    expect(await save(user, { params: '\ud800color=red' })).toMatchObject({ status: 422 });
    expect(await act(user, 'delete', { id: -1 })).toMatchObject({ status: 422 });
    expect(await act(user, 'delete', { id: 2 ** 53 })).toMatchObject({ status: 422 });
  });

  it('is private: a search of another account answers as missing and does not count', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn({ role: 'manager', isOwner: true })];
    const id = await savedId(one);
    expect(await act(other, 'update', { id, title: 'mine' })).toMatchObject({ status: 404 });
    expect(await act(other, 'open', { id })).toMatchObject({ status: 404 });
    expect(await act(other, 'delete', { id })).toMatchObject({ status: 404 });
    expect(await list(other)).toMatchObject({ body: { items: [], counter: 0 } });
    expect(await list(one)).toMatchObject({ body: { items: [{ name: 'Red ones' }] } });
  });
});

describe('R40 ten of a page type', () => {
  it('refuses the eleventh, but not the first of another type, nor one more after a deletion', async () => {
    const user = await api.signedIn();
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) ids.push(await savedId(user));
    expect(await save(user)).toMatchObject({ status: 409, body: { code: 'SEARCH_LIMIT' } });
    expect(await save(user, { type: 'stock' })).toMatchObject({ status: 200 });
    await act(user, 'delete', { id: ids[3] });
    expect(await save(user)).toMatchObject({ status: 200 });
  });

  it('keeps the limit under concurrent saves', async () => {
    const user = await api.signedIn();
    const browsers = [user, await api.signedInAgain(user)];
    const answers = await Promise.all(Array.from({ length: 25 }, (_, press) => save(browsers[press % 2] ?? user)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(409)]).toEqual([10, 15]);
    expect(await list(user)).toMatchObject({ body: { counter: 10 } });
    const { logs, events } = await traceOf(user);
    expect([logs.length, events.length]).toEqual([10, 10]);
  });
});

describe('R40 new lots', () => {
  it('of a live listing are the lots announced since the search was last opened', async () => {
    const user = await api.signedIn();
    await newLot(database.db, { day: '2026-11-19', year: 2031 });
    const id = await savedId(user, { params: 'yearFrom=2031' });
    expect(await newLots(user)).toEqual([0]);
    await newLot(database.db, { day: '2026-11-18', year: 2031 });
    await newLot(database.db, { day: '2026-11-20', year: 2032 });
    await newLot(database.db, { day: '2026-11-20', year: 2030 });
    await newLot(database.db, { day: '2026-11-20', year: 2031, kind: 'bike' });
    expect(await newLots(user)).toEqual([2]);
    await act(user, 'open', { id });
    expect(await newLots(user)).toEqual([0]);
    await newLot(database.db, { day: '2026-11-20', year: 2031 });
    expect(await newLots(user)).toEqual([1]);
    const { logs, events } = await traceOf(user);
    expect([logs.length, events.length]).toEqual([1, 2]);
  });

  it('of statistics are the lots whose day in Japan ended since then', async () => {
    const user = await api.signedIn();
    await newLot(database.db, { day: '2026-11-17', year: 2041 });
    await newLot(database.db, { day: '2026-11-18', year: 2041 });
    await newLot(database.db, { day: '2026-11-19', year: 2041 });
    const id = await savedId(user, { type: 'stats', params: 'yearFrom=2041&auctionDateFrom=2026-11-01' });
    expect(await newLots(user, 'stats')).toEqual([0]);
    moveTo('2026-11-18T14:59:59Z');
    expect(await newLots(user, 'stats')).toEqual([0]);
    moveTo('2026-11-18T15:00:00Z');
    expect(await newLots(user, 'stats')).toEqual([1]);
    await act(user, 'open', { id });
    expect(await newLots(user, 'stats')).toEqual([0]);
    moveTo('2026-11-19T15:00:00Z');
    expect(await newLots(user, 'stats')).toEqual([1]);
  });

  it('are counted per page type for the menu', async () => {
    const user = await api.signedIn();
    for (const params of ['yearFrom=2051', 'yearFrom=2050']) await save(user, { params });
    for (const type of ['stock', 'machinery'] as const) await save(user, { type, params: 'yearFrom=2050' });
    await newLot(database.db, { day: '2026-11-20', year: 2051 });
    for (const kind of ['stock', 'machine'] as const)
      await newLot(database.db, { day: '2026-11-20', year: 2051, kind });
    const counters = async () => (await api.ask(user, { url: `${apiRoot}/site/menu-counters` })).body;
    expect(await counters()).toMatchObject({ search: { 'car-auction': 2, stock: 1, stats: 0, machinery: 1 } });
    await override(user, { machineryView: false });
    expect(await counters()).toMatchObject({ search: { 'car-auction': 2, stock: 1, stats: 0, machinery: 0 } });
  });
});

describe('R40 permission to save searches', () => {
  const roles = Object.keys(roleIds) as RoleName[];

  it.each(roles)('%s: of the page types that its flags open', async (role) => {
    const user = await api.signedIn({ role });
    for (const type of pageTypes) {
      const may = role === 'disabled' ? 401 : permissionsOf(roleIds[role])[pageFlag(type)] ? 200 : 403;
      expect([type, (await save(user, { type, params: 'yearFrom=2000' })).status]).toEqual([type, may]);
      expect([type, (await list(user, type)).status]).toEqual([type, may]);
    }
  });

  it('a search of a listing answers as missing while the account lacks its flag', async () => {
    const user = await api.signedIn();
    const id = await savedId(user);
    await override(user, { carAuctionsView: false });
    expect(await act(user, 'open', { id })).toMatchObject({ status: 404 });
    expect(await act(user, 'update', { id, title: 'x' })).toMatchObject({ status: 404 });
    expect(await act(user, 'delete', { id })).toMatchObject({ status: 404 });
    await override(user, {});
    expect(await act(user, 'open', { id })).toMatchObject({ status: 200 });
  });

  it('refuses a visitor without a sign-in', async () => {
    expect(await save(null)).toMatchObject({ status: 401 });
    expect(await list(null)).toMatchObject({ status: 401 });
    expect(await act(null, 'delete', { id: 1 })).toMatchObject({ status: 401 });
  });
});
