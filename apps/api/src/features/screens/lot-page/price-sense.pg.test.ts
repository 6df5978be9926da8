import { apiRoot } from '@seri/contract/headers';
import type { PriceSense } from '@seri/contract/stock/lots.schema';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { similarAtMost } from '@seri/domain/prices/price-sense';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newNamedLot } from '@seri/api/testkit/name-lot';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let user: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  user = await api.signedIn();
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

type LotOptions = Omit<Parameters<typeof newNamedLot>[1], 'day'> & {
  day?: Parameters<typeof newNamedLot>[1]['day'];
  condition?: string;
  trim?: string;
  hours?: number | null;
};

/** Every test uses a model of its own. */
async function lot({ condition = '4', trim = 'Z', hours = null, ...options }: LotOptions): Promise<number> {
  const id = await newNamedLot(database.db, { day: '2026-11-18', chassis: 'MXUA80', mileageKm: 40_000, ...options });
  await database.db.updateTable('lot').set({ condition, hours, trim_name: trim }).where('id', '=', id).execute();
  return id;
}

/** Creates sold lots and returns their ids in the order of the answer, newest first. */
async function sold(model: string, count: number, options: LotOptions = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let place = 0; place < count; place += 1) {
    ids.unshift(await lot({ day: '2026-10-20', soldPrice: 1_000_000 + place, status: 4533, model, ...options }));
  }
  return ids;
}

async function senseOf(lotId: number, pageType: PageType = 'car-auction', reader = user) {
  const { status, body } = await api.ask(reader, { url: `${apiRoot}/${pageType}/price-sense?id=${lotId}` });
  expect(status).toBe(200);
  const sense = body as PriceSense;
  return { ...sense, ids: sense.similar.map(({ id }) => id) };
}

describe('R46 similar lots', () => {
  it('have the same model and chassis code, latest first; few of them within two years and the bands beside', async () => {
    const model = 'Harrier';
    const lotId = await lot({ model });
    const alike = [
      ...(await sold(model, 1, { day: '2026-11-17', year: 2022, condition: '5' })),
      ...(await sold(model, 1, { day: '2026-10-20', year: 2019, condition: '3.5', house: 'JU Aichi', lotNo: '71044' })),
      ...(await sold(model, 1, { day: '2025-11-18' })),
    ];
    await sold(model, 1, { year: 2017 });
    await sold(model, 1, { year: null });
    await sold(model, 1, { chassis: 'AXUH80' });
    await sold('Harrier Hybrid', 1);
    await sold(model, 1, { day: '2025-11-17' });
    await lot({ model, day: '2026-10-20', status: 4535 });
    const { ids, similar } = await senseOf(lotId);
    expect(ids).toEqual(alike);
    expect(similar[1]).toEqual({
      id: alike[1],
      pageType: 'stats',
      soldAt: '2026-10-20T01:00:00.000Z',
      auctionName: 'JU Aichi',
      lotNo: '71044',
      grade: 'Z',
      condition: '3.5',
      year: 2019,
      mileage: 40_000,
      hours: null,
      soldPrice: 1_000_000,
    });
  });

  it('of a lot that was sold are the sales before it', async () => {
    const model = 'Vezel';
    const [earlier] = await sold(model, 1, { day: '2026-11-17' });
    const [lotId = 0] = await sold(model, 1, { day: '2026-11-18' });
    await sold(model, 1, { day: '2026-11-18' });
    expect((await senseOf(lotId)).ids).toEqual([earlier]);
  });

  it('of today belong to the live listing', async () => {
    const model = 'Voxy';
    const lotId = await lot({ model });
    await sold(model, 1, { day: '2026-11-18' });
    expect((await senseOf(lotId)).similar).toMatchObject([{ pageType: 'car-auction' }]);
  });

  it('match mileage and trim while there are enough', async () => {
    const model = 'Prius';
    const lotId = await lot({ model });
    const alike = await sold(model, 8, { mileageKm: 55_000, trim: 'z' });
    await sold(model, 1, { mileageKm: 55_001 });
    await sold(model, 1, { mileageKm: null });
    await sold(model, 1, { trim: 'G' });
    expect(await senseOf(lotId)).toMatchObject({ averageBasis: [], ids: alike });
  });

  it('drop the trim first', async () => {
    const model = 'Aqua';
    const lotId = await lot({ model });
    const others = await sold(model, 1, { trim: 'G' });
    const alike = [...(await sold(model, 7)), ...others];
    await sold(model, 9, { mileageKm: 90_000 });
    expect(await senseOf(lotId)).toMatchObject({ averageBasis: ['trim'], ids: alike });
  });

  it('then count for a year, then drop the mileage', async () => {
    const model = 'Sienta';
    const lotId = await lot({ model });
    await sold(model, 7);
    await sold(model, 3, { mileageKm: 90_000 });
    expect(await senseOf(lotId)).toMatchObject({ averageBasis: ['trim', 'months', 'mileage'], averageCount: 10 });
  });

  it('ignore facts that are unknown of the lot', async () => {
    const model = 'Jimny';
    const lotId = await lot({ model, year: null, mileageKm: null, condition: '', trim: '' });
    await database.db.updateTable('lot').set({ chassis_id: null }).where('id', '=', lotId).execute();
    await sold(model, 5, { year: 1999, condition: 'RA' });
    await sold(model, 5, { chassis: 'JB64', mileageKm: 5 });
    expect(await senseOf(lotId)).toMatchObject({ averageBasis: [], averageCount: 10 });
  });

  it('are listed up to the newest two hundred; the prices are those of all', async () => {
    const model = 'Note';
    const lotId = await lot({ model });
    const [pattern = 0] = await sold(model, 1);
    await sql`
      insert into lot (id, held_on, kind, runs_at, lot_no, model_id, chassis_id, year, condition, sold_price, status,
        mileage_km, trim_name)
      select 9000000 + place, held_on, kind, runs_at, lot_no, model_id, chassis_id, year, condition, sold_price + place,
        status, mileage_km, trim_name
      from lot, generate_series(1, ${2 * similarAtMost}) as place where id = ${pattern}`.execute(database.db);
    const { ids, prices, averageCount, averagePrice } = await senseOf(lotId);
    expect([ids.length, prices.length, averageCount]).toEqual([similarAtMost, 401, 401]);
    expect([averagePrice, prices[0], prices.at(-1)]).toEqual([1_000_200, 1_000_000, 1_000_400]);
  });
});

describe('R46 similar lots of each kind', () => {
  it('bikes are compared by frame and by grade, few of them within two points', async () => {
    const bike = { model: 'CB400', kind: 'bike', chassis: 'NC42', trim: '' } as const;
    const lotId = await lot({ ...bike, condition: '5' });
    const alike = [
      ...(await sold('CB400', 1, { ...bike, condition: '7' })),
      ...(await sold('CB400', 1, { ...bike, condition: '4.5' })),
    ].toSorted((one, other) => other - one);
    await sold('CB400', 1, { ...bike, condition: '2' });
    await sold('CB400', 1, { ...bike, condition: '5', chassis: 'NC39' });
    const { ids, similar } = await senseOf(lotId, 'bikes');
    expect(ids).toEqual(alike);
    expect(similar[0]?.pageType).toBe('bike-stats');
  });

  it('machines are compared by their hours, and have no chassis code', async () => {
    const machine = { model: 'PC200', kind: 'machine', condition: '3', trim: '' } as const;
    const worn = { ...machine, hours: 4_000, mileageKm: null };
    const lotId = await lot({ ...worn, chassis: 'none' });
    await database.db.updateTable('lot').set({ chassis_id: null }).where('id', '=', lotId).execute();
    const alike = await sold('PC200', 8, { ...worn, hours: 5_000 });
    await sold('PC200', 1, { ...worn, hours: 5_001 });
    expect(await senseOf(lotId, 'machinery')).toMatchObject({ averageBasis: [], ids: alike });
  });

  it('a stock car is compared with cars that were sold at auctions', async () => {
    const model = 'Alphard';
    const lotId = await lot({ model, kind: 'stock', startPrice: 3_000_000 });
    const alike = await sold(model, 2);
    await sold(model, 1, { kind: 'stock' });
    const { ids, similar } = await senseOf(lotId, 'stock');
    expect([ids, similar[0]?.pageType]).toEqual([alike, 'stats']);
  });
});

async function ask(reader: TestUser | null, pageType: PageType, lotId: number): Promise<number> {
  return (await api.ask(reader, { url: `${apiRoot}/${pageType}/price-sense?id=${lotId}` })).status;
}

describe('R46 access', () => {
  it.each([
    ['client', 200, 200, 200],
    ['restricted', 200, 200, 200],
    ['dealer', 200, 200, 200],
    ['manager', 200, 200, 200],
    ['guest', 403, 403, 403],
  ] as const)('a %s gets %i for cars, %i for stock, %i for bikes', async (role, ofCar, ofStock, ofBike) => {
    const reader = await api.signedIn({ role });
    const model = `${role}'s`;
    const [car, stock, bike] = [
      await lot({ model }),
      await lot({ model, kind: 'stock' }),
      await lot({ model, kind: 'bike' }),
    ];
    expect(await ask(reader, 'car-auction', car)).toBe(ofCar);
    expect(await ask(reader, 'stock', stock)).toBe(ofStock);
    expect(await ask(reader, 'bikes', bike)).toBe(ofBike);
  });

  it('a lot that is missing, of another kind or hidden is not found', async () => {
    const [car, bike] = [await lot({ model: 'Hidden' }), await lot({ model: 'Hidden', kind: 'bike' })];
    expect(await ask(null, 'car-auction', car)).toBe(401);
    expect(await ask(user, 'car-auction', bike)).toBe(404);
    expect(await ask(user, 'car-auction', 9)).toBe(404);
    const ofStatistics = await api.signedIn({
      role: 'guest',
      overrides: { salesStatisticsView: true, carAuctionsView: false },
    });
    expect(await ask(ofStatistics, 'stats', car)).toBe(404);
  });

  it('a reader without the live flag does not see lots sold today', async () => {
    const model = 'Today';
    const lotId = await lot({ model, kind: 'stock' });
    const [ofToday] = await sold(model, 1, { day: '2026-11-18' });
    const ofStatistics = await api.signedIn({ overrides: { carAuctionsView: false } });
    expect((await senseOf(lotId, 'stock', ofStatistics)).ids).toEqual([]);
    expect((await senseOf(lotId, 'stock')).ids).toEqual([ofToday]);
  });
});

it('R31 earlier appearances of the vehicle are listed with their page type', async () => {
  const known = { model: 'Fit', vehicle: 77, serial: 'GK3-77' };
  const former = await lot({
    ...known,
    day: '2026-06-05',
    house: 'USS Tokyo',
    lotNo: '20001',
    soldPrice: 480_000,
    status: 4533,
  });
  const lotId = await lot({ ...known, mileageKm: 42_000 });
  const { appearances } = await senseOf(lotId);
  expect(appearances).toEqual([
    {
      id: former,
      pageType: 'stats',
      auctionDate: '2026-06-05T01:00:00.000Z',
      auctionName: 'USS Tokyo',
      lotNo: '20001',
      mileage: 40_000,
      startPrice: 500_000,
      soldPrice: 480_000,
      status: 4533,
    },
  ]);
});
