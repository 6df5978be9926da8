import { apiRoot } from '@seri/contract/headers';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let user: TestUser;

const [yesterday, today, tomorrow] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  user = await api.signedIn();
  const { db } = database;
  for (const kind of ['car', 'bike', 'machine'] as const) {
    await newLot(db, { kind, day: yesterday, lotNo: `${kind} of yesterday` });
    await newLot(db, { kind, day: today, lotNo: `${kind} of today`, status: lotStatusCodes.sold, soldPrice: 1 });
    await newLot(db, { kind, day: tomorrow, lotNo: `${kind} of tomorrow` });
  }
  const stock = { kind: 'stock', day: yesterday } as const;
  await newLot(db, { ...stock, lotNo: 'free', status: lotStatusCodes.ongoing, startPrice: 700_000 });
  await newLot(db, { ...stock, lotNo: 'free and cheaper', startPrice: 600_000 });
  await newLot(db, { ...stock, lotNo: 'reserved', status: lotStatusCodes.soldByNegotiation });
  await newLot(db, { ...stock, lotNo: 'sold', status: lotStatusCodes.sold });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

interface Listed {
  lotNo: string;
  pageType: PageType;
  soldPrice?: number | null;
}

async function list(pageType: PageType, query: Record<string, string> = {}) {
  const { body } = await api.ask(user, { url: `${apiRoot}/${pageType}/listing`, query });
  const [name = ''] = Object.keys(body);
  return { name, lots: body[name] as Listed[], pageInfo: body.pageInfo as Record<string, number> };
}

describe('R36 a page type lists', () => {
  it.each([
    ['car-auction', 'carsList', ['car of today', 'car of tomorrow']],
    ['stock', 'carsList', ['free', 'free and cheaper']],
    ['bikes', 'bikeList', ['bike of today', 'bike of tomorrow']],
    ['machinery', 'mechList', ['machine of today', 'machine of tomorrow']],
  ] as const)('%s: its live lots, ended or not, in %s', async (pageType, name, lotNumbers) => {
    const listed = await list(pageType);
    expect([listed.name, listed.lots.map(({ lotNo }) => lotNo)]).toEqual([name, lotNumbers]);
    expect(listed.lots.every((lot) => lot.pageType === pageType)).toBe(true);
    const total = lotNumbers.length;
    expect(listed.pageInfo).toEqual({ page: 1, pageSize: 20, totalSearchResults: total, totalResults: total });
  });

  it.each([
    ['stats', 'carsList', 'car of yesterday'],
    ['bike-stats', 'bikeList', 'bike of yesterday'],
    ['machinery-stats', 'mechList', 'machine of yesterday'],
  ] as const)('%s: lots of earlier days, once a date is chosen', async (pageType, name, lotNo) => {
    const listed = await list(pageType, { auctionDateTo: tomorrow });
    expect(listed).toMatchObject({
      name,
      lots: [{ lotNo, pageType }],
      pageInfo: { totalSearchResults: 1, totalResults: 1 },
    });
    expect((await list(pageType)).pageInfo).toMatchObject({ totalSearchResults: 0, totalResults: 1 });
  });

  it('each lot on exactly one page type', async () => {
    const pages = await Promise.all([list('car-auction'), list('stats', { auctionDateTo: tomorrow })]);
    expect(pages.flatMap(({ lots }) => lots.map(({ lotNo }) => lotNo))).toHaveLength(3);
  });

  it('stock cars sorted by their fixed price, which they show as sold price', async () => {
    const rising = await list('stock', { sort: 'soldPrice', order: 'ASC' });
    const falling = await list('stock', { sort: 'soldPrice', order: 'DESC' });
    expect(rising.lots.map(({ soldPrice }) => soldPrice)).toEqual([600_000, 700_000]);
    expect(falling.lots.map(({ soldPrice }) => soldPrice)).toEqual([700_000, 600_000]);
  });

  it('the number of all lots in totalResults, however few fit', async () => {
    const { pageInfo } = await list('bikes', { auctionDate: tomorrow });
    expect(pageInfo).toMatchObject({ totalSearchResults: 1, totalResults: 2 });
  });
});
