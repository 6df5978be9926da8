import type { Categories, Schedule } from '@seri/contract/stock/catalogue.schema';
import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newNamedLot } from '@seri/api/testkit/name-lot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let user: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  user = await api.signedIn();
  const { db } = database;
  const tokyo = { house: 'Tokyo', day: '2026-11-19' } as const;
  await newNamedLot(db, { ...tokyo, startsAt: '2026-11-19T11:00:00+09:00' });
  await newNamedLot(db, { ...tokyo, startsAt: '2026-11-19T09:30:00+09:00' });
  await newNamedLot(db, { house: 'Osaka', day: '2026-11-19', startsAt: '2026-11-19T09:00:00+09:00' });
  await newNamedLot(db, { house: 'Tokyo', day: '2026-11-18' });
  await newNamedLot(db, { house: 'Tokyo', day: '2026-11-17' });
  await newNamedLot(db, { house: 'Sunday', day: '2026-11-22' });
  await newNamedLot(db, { house: 'In a week', day: '2026-11-26' });
  await newNamedLot(db, { house: 'Bikes', day: '2026-11-20', kind: 'bike' });
  const machine = { kind: 'machine', maker: 'Komatsu', model: 'PC200', house: 'Machines' } as const;
  await newNamedLot(db, { ...machine, day: '2026-11-20', category: ['Earth moving', 'Excavators'] });
  await newNamedLot(db, { ...machine, day: '2026-11-20', category: ['Earth moving', 'Excavators'] });
  await newNamedLot(db, { ...machine, day: '2026-11-21', category: ['Earth moving', 'Bulldozers'] });
  await newNamedLot(db, { ...machine, day: '2026-11-21', category: ['Cranes', 'Rough terrain'] });
  await newNamedLot(db, { ...machine, day: '2026-11-10', category: ['Forklifts', 'Counterbalanced'] });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function schedule(type: string): Promise<Schedule> {
  const { status, body } = await api.ask<Schedule>(user, { url: `${apiRoot}/site/auction-list`, query: { type } });
  expect(status).toBe(200);
  return body;
}

async function categories(pageType: string) {
  const { body } = await api.ask<Categories>(user, { url: `${apiRoot}/${pageType}/category-list` });
  return body.map(({ label, count, subcategories }) => ({
    label,
    count,
    parts: subcategories.map((part) => [part.name, part.count]),
  }));
}

describe('R36 the schedule', () => {
  it('has the auctions of the next Monday to Saturday, earliest first', async () => {
    const week = await schedule('car-auction');
    expect(Object.keys(week)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(week.Thursday).toMatchObject([
      { label: 'Osaka', counter: 1, date: '2026-11-19' },
      { label: 'Tokyo', counter: 2, date: '2026-11-19', startsAt: '2026-11-19T00:30:00.000Z' },
    ]);
    expect(week.Wednesday).toMatchObject([{ label: 'Tokyo', counter: 1, date: '2026-11-18' }]);
    expect([week.Monday, week.Tuesday, week.Friday, week.Saturday]).toEqual([[], [], [], []]);
  });

  it('gives each auction the value that its filter takes', async () => {
    const { Thursday } = await schedule('car-auction');
    const tokyo = Thursday?.[1];
    expect(tokyo?.value).toBe(`${tokyo?.id}:2026-11-19`);
    const { body } = await api.ask(user, {
      url: `${apiRoot}/car-auction/listing`,
      query: { auction: String(tokyo?.value) },
    });
    expect(body.pageInfo).toMatchObject({ totalSearchResults: 2 });
  });

  it('covers one page type', async () => {
    expect((await schedule('bikes')).Friday).toMatchObject([{ label: 'Bikes', counter: 1 }]);
    expect((await schedule('machinery')).Friday).toMatchObject([{ label: 'Machines', counter: 2 }]);
  });

  it.each(['stock', 'stats', 'bike-stats', 'machinery-stats'])('of %s is empty', async (type) => {
    expect(Object.values(await schedule(type)).flat()).toEqual([]);
  });

  it('needs the flag of the page type, and a known page type', async () => {
    const guest = await api.signedIn({ role: 'guest' });
    const asGuest = (type: string) => api.ask(guest, { url: `${apiRoot}/site/auction-list`, query: { type } });
    expect(await asGuest('car-auction')).toMatchObject({ status: 200 });
    expect(await asGuest('bikes')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await asGuest('boats')).toMatchObject({ status: 422 });
  });

  it('has the days Monday to Saturday with their dates', async () => {
    const { body } = await api.ask(user, { url: `${apiRoot}/site/week-days` });
    expect(body).toEqual({
      dayList: [
        { value: 'Monday', date: '2026-11-23' },
        { value: 'Tuesday', date: '2026-11-24' },
        { value: 'Wednesday', date: '2026-11-18' },
        { value: 'Thursday', date: '2026-11-19' },
        { value: 'Friday', date: '2026-11-20' },
        { value: 'Saturday', date: '2026-11-21' },
      ],
    });
  });
});

describe('categories of machines', () => {
  it('are the ones of lots at auction, with their parts, by name', async () => {
    expect(await categories('machinery')).toEqual([
      { label: 'Cranes', count: 1, parts: [['Rough terrain', 1]] },
      {
        label: 'Earth moving',
        count: 3,
        parts: [
          ['Bulldozers', 1],
          ['Excavators', 2],
        ],
      },
    ]);
  });

  it('are in statistics the ones of earlier auctions, without a model or a date', async () => {
    expect(await categories('machinery-stats')).toEqual([
      { label: 'Forklifts', count: 1, parts: [['Counterbalanced', 1]] },
    ]);
  });
});
