import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let user: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  user = await api.signedIn();
  await newLot(database.db, { day: '2026-11-17', lotNo: 'yesterday' });
  await newLot(database.db, { day: '2026-11-18', lotNo: 'no-year', year: null });
  await newLot(database.db, { day: '2026-11-18', lotNo: 'old', year: 2001 });
  await newLot(database.db, { day: '2026-11-19', lotNo: 'new', year: 2025 });
  for (let twin = 1; twin <= 40; twin += 1) await newLot(database.db, { day: '2026-11-20', lotNo: `twin-${twin}` });
  await newLot(database.db, { day: '2026-11-20', lotNo: 'worst', conditionRank: 0 });
  await newLot(database.db, { day: '2026-11-20', lotNo: 'best', conditionRank: 15 });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function list(query: Record<string, string> = {}) {
  const { body } = await api.ask(user, { url: `${apiRoot}/car-auction/listing`, query });
  const cars = body.carsList as { lotNo: string }[];
  return { lots: cars.map((car) => car.lotNo), pageInfo: body.pageInfo };
}

describe('R6 the lots of a listing', () => {
  it('shows auctions of today in Japan and later, by time', async () => {
    const { lots, pageInfo } = await list();
    expect(lots.slice(0, 3)).toEqual(['no-year', 'old', 'new']);
    expect(pageInfo).toEqual({ page: 1, pageSize: 20, totalSearchResults: 45, totalResults: 45 });
  });

  it('drops a lot when its day ends in Japan, not elsewhere', async () => {
    api.clock.moveBy(11 * 3_600_000 + 59 * 60_000);
    expect((await list()).lots).toContain('old');
    api.clock.moveBy(60_000);
    expect((await list()).lots).not.toContain('old');
    api.clock.moveBy(-12 * 3_600_000);
  });
});

describe('R8 sort and pages', () => {
  it('puts lots without a value last in both orders', async () => {
    expect((await list({ sort: 'year', order: 'ASC', pageSize: '70' })).lots.at(-1)).toBe('no-year');
    expect((await list({ sort: 'year', order: 'DESC', pageSize: '70' })).lots.at(-1)).toBe('no-year');
    expect((await list({ sort: 'year', order: 'DESC' })).lots[0]).toBe('new');
  });

  it('sorts grades from worst to best', async () => {
    expect((await list({ sort: 'condition', order: 'ASC' })).lots[0]).toBe('worst');
    expect((await list({ sort: 'condition', order: 'DESC' })).lots[0]).toBe('best');
  });

  it('shows every equal lot once over the pages', async () => {
    const query = { sort: 'startPrice', order: 'DESC' };
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ ...query, page })));
    const seen = pages.flatMap((page) => page.lots);
    expect(new Set(seen).size).toBe(45);
  });

  it('answers a page beyond the end with no lots and the true totals', async () => {
    expect(await list({ page: '9999' })).toMatchObject({ lots: [], pageInfo: { totalSearchResults: 45 } });
  });

  it('ignores names it does not know', async () => {
    expect((await list({ nonsense: 'yes' })).lots).toHaveLength(20);
  });
});
