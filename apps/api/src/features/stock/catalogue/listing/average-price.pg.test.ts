import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import type { NewLot } from '@seri/api/testkit/factories';
import { newNamedLot } from '@seri/api/testkit/name-lot';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let user: TestUser;

async function car(facts: NewLot & { model?: string; chassis?: string; condition?: string }): Promise<void> {
  const { condition = '4', ...lot } = facts;
  const id = await newNamedLot(database.db, { chassis: 'ZVW50', ...lot });
  await database.db.updateTable('lot').set({ condition }).where('id', '=', id).execute();
}

const sold = (soldPrice: number, more: Partial<Parameters<typeof car>[0]> = {}) =>
  car({ day: '2026-10-20', soldPrice, ...more });

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  user = await api.signedIn();
  const live = { day: '2026-11-18' } as const;
  await car({ ...live, lotNo: 'alike' });
  await car({ ...live, lotNo: 'ungraded', condition: '' });
  await car({ ...live, lotNo: 'another chassis', chassis: 'ZVW55' });
  await sold(1_000_000);
  await sold(1_100_000, { year: 2021, condition: '4.5' });
  await sold(1_400_000, { year: 2019, condition: '3.5', day: '2026-05-18' });
  await sold(9_000_001, { year: 2018 });
  await sold(9_000_002, { condition: '5' });
  await sold(9_000_003, { condition: '3' });
  await sold(9_000_004, { chassis: 'ZVW51' });
  await sold(9_000_005, { model: 'Prius Alpha' });
  await sold(9_000_006, { day: '2026-05-17' });
  await car({ day: '2026-10-20', startPrice: 9_000_007 });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function averageOf(lotNo: string): Promise<unknown> {
  const { body } = await api.ask(user, { url: `${apiRoot}/car-auction/listing` });
  const cars = body.carsList as { lotNo: string; averagePrice: number | null }[];
  return cars.find((one) => one.lotNo === lotNo)?.averagePrice;
}

it('R39 the average price is the median of comparable sales of six months, the mean of the middle two for an even number', async () => {
  expect(await averageOf('alike')).toBe(1_100_000);
  await sold(1_300_000);
  expect(await averageOf('alike')).toBe(1_200_000);
});

it('R39 the average price is unknown if no lot is comparable', async () => {
  expect([await averageOf('ungraded'), await averageOf('another chassis')]).toEqual([null, null]);
});
