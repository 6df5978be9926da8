import { apiRoot } from '@seri/contract/headers';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import type { Flag } from '@seri/domain/people/permissions';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

interface LotOptions {
  kind?: LotKind;
  day?: JapanDay;
  status?: number;
  lotNo?: string;
}

const [yesterday, today, tomorrow] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;

function lotOf({ kind = 'car', day = today, status = lotStatusCodes.upcoming, lotNo }: LotOptions): Promise<number> {
  return newLot(database.db, { kind, day, status, ...(lotNo === undefined ? {} : { lotNo }) });
}

function add(user: TestUser, carId: number, group = 'A', kind: LotKind = 'car') {
  const payload = { carId, group, type: lotTypes[kind] };
  return api.ask(user, { method: 'POST', url: `${apiRoot}/favorite/add`, payload });
}

async function keep(user: TestUser, lot: LotOptions, group = 'A'): Promise<number> {
  const id = await lotOf(lot);
  expect(await add(user, id, group, lot.kind)).toMatchObject({ status: 200 });
  return id;
}

function list(user: TestUser | null, query: Record<string, string> = {}) {
  return api.ask<Answer>(user, { url: `${apiRoot}/favorite/index`, query: { group: 'A', ...query } });
}

interface Answer {
  lots: { id: number; pageType: string; soldPrice?: number | null }[];
  groups: { group: string; count: number }[];
  pageInfo: object;
}

async function listed(user: TestUser, query?: Record<string, string>): Promise<Answer> {
  const { status, body } = await list(user, query);
  expect(status).toBe(200);
  return body;
}

const idsOf = ({ lots }: Answer) => lots.map(({ id }) => id);

describe('R41 favourites of a group', () => {
  it('hold lots of all kinds, each with the page type that opens it', async () => {
    const user = await api.signedIn();
    for (const kind of ['car', 'bike', 'machine', 'stock'] as const) await keep(user, { kind });
    await keep(user, { kind: 'bike', day: yesterday });
    await keep(user, { kind: 'car' }, 'B');
    const { lots, groups, pageInfo } = await listed(user);
    expect(lots.map(({ pageType }) => pageType).toSorted()).toEqual([
      'bike-stats',
      'bikes',
      'car-auction',
      'machinery',
      'stock',
    ]);
    expect(groups.map(({ count }) => count)).toEqual([5, 1, 0, 0, 0]);
    expect(pageInfo).toEqual({ page: 1, pageSize: 20, totalSearchResults: 5, totalResults: 6 });
  });

  it('are sorted: soonest auction, then stock cars, then lots that are over, latest first', async () => {
    const user = await api.signedIn();
    const { sold, notSold } = lotStatusCodes;
    const later = await keep(user, { day: tomorrow });
    const before = await keep(user, { day: '2026-11-10', status: notSold });
    const fixed = await keep(user, { kind: 'stock', day: '2026-11-01' });
    const ended = await keep(user, { day: yesterday, status: sold });
    const next = await keep(user, { day: today });
    const reserved = await keep(user, { kind: 'stock', day: '2026-10-01', status: sold });
    // Over because its day is over, although its result never came.
    const silent = await keep(user, { day: '2026-11-12' });
    expect(idsOf(await listed(user))).toEqual([next, later, fixed, ended, silent, before, reserved]);
  });

  it('come in pages, with true totals even beyond the last page', async () => {
    const user = await api.signedIn();
    const ids: number[] = [];
    for (let count = 0; count < 23; count += 1) ids.push(await keep(user, { lotNo: String(100 + count) }));
    const [first, second] = [await listed(user), await listed(user, { page: '2' })];
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    const beyond = await listed(user, { page: '9999999' });
    expect(beyond).toMatchObject({ lots: [], pageInfo: { totalSearchResults: 23 } });
  });

  it('are only the account’s own', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn({ role: 'manager', isOwner: true })];
    await keep(one, {});
    expect(await listed(other)).toMatchObject({ lots: [], pageInfo: { totalResults: 0 } });
    expect(await list(null)).toMatchObject({ status: 401 });
  });

  it.each([{ group: 'Z' }, { group: 'a' }, { group: '' }, { pageSize: '1000000000' }, { page: '0' }])(
    'answers 422 to %o',
    async (query) => expect(await list(await api.signedIn(), query)).toMatchObject({ status: 422 }),
  );
});

describe('R41 a favourite that the account may not see', () => {
  it.each<[Flag, LotOptions]>([
    ['carAuctionsView', { kind: 'car' }],
    ['salesStatisticsView', { kind: 'car', day: yesterday }],
    ['bikeView', { kind: 'bike' }],
    ['bikeView', { kind: 'bike', day: yesterday }],
    ['machineryView', { kind: 'machine' }],
    ['machineryView', { kind: 'machine', day: yesterday }],
    ['onepriceView', { kind: 'stock' }],
  ])('without %s %o is not shown, counted, moved or removed', async (flag, lot) => {
    const user = await api.signedIn();
    const hidden = await keep(user, lot);
    const shown = await keep(user, { kind: lot.kind === 'stock' ? 'bike' : 'stock' });
    await database.db
      .updateTable('account')
      .set({ overrides: JSON.stringify({ [flag]: false }) })
      .where('id', '=', user.accountId)
      .execute();
    const answer = await listed(user);
    expect(idsOf(answer)).toEqual([shown]);
    expect(answer).toMatchObject({ groups: [{ count: 1 }, {}, {}, {}, {}], pageInfo: { totalResults: 1 } });
    expect(await add(user, hidden, 'B', lot.kind)).toMatchObject({ status: 404 });
    const query = { carId: String(hidden), group: 'A' };
    const url = `${apiRoot}/favorite/delete`;
    expect(await api.ask(user, { method: 'DELETE', url, query })).toMatchObject({ status: 404 });
  });

  it('follows its lot: a car seen live needs the flag of statistics a day later', async () => {
    const user = await api.signedIn({ overrides: { salesStatisticsView: false } });
    await keep(user, { day: today });
    api.clock.moveBy(12 * 3_600_000);
    expect(await listed(user)).toMatchObject({ lots: [], pageInfo: { totalResults: 0 } });
    api.clock.moveBy(-12 * 3_600_000);
    expect((await listed(user)).lots).toHaveLength(1);
  });
});
