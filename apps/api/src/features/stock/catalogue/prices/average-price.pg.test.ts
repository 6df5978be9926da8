import { apiRoot } from '@seri/contract/headers';
import type { AveragePrice } from '@seri/contract/stock/catalogue.schema';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import type { NewLot } from '@seri/api/testkit/factories';
import { newNamedLot } from '@seri/api/testkit/name-lot';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
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

type Facts = NewLot & { model: string; chassis?: string; condition?: string; trim?: string };

/** Every test uses a model of its own. */
async function lot({ condition = '4', trim = 'Z', ...facts }: Facts): Promise<number> {
  const id = await newNamedLot(database.db, { chassis: 'ZVW50', mileageKm: 40_000, ...facts });
  await database.db.updateTable('lot').set({ condition, trim_name: trim }).where('id', '=', id).execute();
  return id;
}

async function sales(model: string, prices: readonly number[], more: Partial<Facts> = {}): Promise<void> {
  for (const soldPrice of prices) await lot({ day: '2026-10-20', model, soldPrice, ...more });
}

const live = (model: string, more: Partial<Facts> = {}) => lot({ day: '2026-11-18', model, lotNo: model, ...more });

interface AveragesOfLot {
  listed: AveragePrice;
  viewed: AveragePrice;
  sensed: AveragePrice;
  exported: AveragePrice;
}

const averageOf = ({ averagePrice, averageCount, averageBasis }: AveragePrice): AveragePrice => ({
  averagePrice,
  averageCount,
  averageBasis,
});

/** The average of a lot in the list, on its page, in the panel and in the export. */
async function averagesOf(id: number, pageType: PageType = 'car-auction'): Promise<AveragesOfLot> {
  const ask = (path: string) => api.ask(user, { url: `${apiRoot}/${pageType}/${path}` });
  const query = pageTypeData[pageType].home === 'statistics' ? '&auctionDateFrom=2026-01-01' : '';
  const { carsList, bikeList, mechList } = (await ask(`listing?pageSize=70${query}`)).body;
  const lots = (carsList ?? bikeList ?? mechList) as (AveragePrice & { id: number })[];
  const url = `${apiRoot}/${pageType}/export?${query}`;
  const lines = (await api.app.inject({ url, cookies: user.cookies })).body.split('\n').filter(Boolean);
  const inExport = lines.map((line) => JSON.parse(line) as AveragePrice & { id: number });
  const ofLot = (all: readonly (AveragePrice & { id: number })[]) =>
    averageOf(all.find((one) => one.id === id) as AveragePrice);
  return {
    listed: ofLot(lots),
    viewed: averageOf((await ask(`view?id=${id}`)).body.bidInfo as AveragePrice),
    sensed: averageOf((await ask(`price-sense?id=${id}`)).body as unknown as AveragePrice),
    exported: ofLot(inExport),
  };
}

async function expectAverage(id: number, expected: AveragePrice, pageType?: PageType): Promise<void> {
  const { listed, viewed, sensed, exported } = await averagesOf(id, pageType);
  expect(listed).toEqual(expected);
  expect([viewed, sensed, exported]).toEqual([expected, expected, expected]);
}

describe('R39 the average price', () => {
  it('is the median of comparable sales, the same everywhere', async () => {
    const id = await live('Prius');
    await sales('Prius', [900_000, 1_000_000, 1_050_000, 1_100_000, 1_150_000, 1_200_000, 1_300_000, 1_400_000]);
    await expectAverage(id, { averagePrice: 1_125_000, averageCount: 8, averageBasis: [] });
  });

  it.each([
    [0, null],
    [1, null],
    [4, null],
    [5, 1_000_002],
  ])('of %i sales is %j', async (count, averagePrice) => {
    const model = `Of ${count}`;
    const id = await live(model);
    await sales(
      model,
      Array.from({ length: count }, (_, place) => 1_000_000 + place),
    );
    const averageBasis = ['trim', 'months', 'mileage', 'years', 'grades'] as const;
    await expectAverage(id, { averagePrice, averageCount: count, averageBasis: [...averageBasis] });
  });

  it('says what was let go of', async () => {
    const id = await live('Aqua');
    await sales(
      'Aqua',
      Array.from({ length: 5 }, () => 1_000_000),
    );
    await sales(
      'Aqua',
      Array.from({ length: 3 }, () => 900_000),
      { trim: 'G' },
    );
    await sales('Aqua', [1], { mileageKm: 90_000 });
    await expectAverage(id, { averagePrice: 1_000_000, averageCount: 8, averageBasis: ['trim'] });
  });

  it('of a lot that was sold is that of the sales before it', async () => {
    const prices = [1, 2, 3, 4, 5, 6, 7, 8].map((price) => price * 100_000);
    await sales('Fit', prices, { day: '2026-10-01' });
    const id = await lot({ day: '2026-10-05', model: 'Fit', soldPrice: 9_000_000, lotNo: 'Fit' });
    await sales('Fit', [9_000_000], { day: '2026-10-20' });
    await expectAverage(id, { averagePrice: 450_000, averageCount: 8, averageBasis: [] }, 'stats');
  });

  it.each<[LotKind, PageType]>([
    ['bike', 'bikes'],
    ['machine', 'machinery'],
    ['stock', 'stock'],
  ])('is told of a %s too', async (kind, pageType) => {
    const model = `Any ${kind}`;
    const id = await live(model, { kind });
    await sales(
      model,
      Array.from({ length: 8 }, () => 500_000),
      { kind: kind === 'stock' ? 'car' : kind },
    );
    await expectAverage(id, { averagePrice: 500_000, averageCount: 8, averageBasis: [] }, pageType);
  });
});
