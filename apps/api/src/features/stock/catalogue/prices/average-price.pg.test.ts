import { apiRoot } from '@seri/contract/headers';
import type { AveragePrice } from '@seri/contract/stock/catalogue.schema';
import type { PriceSense } from '@seri/contract/stock/lots.schema';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import type { NewLot } from '@seri/api/testkit/factories';
import { newNamedLot } from '@seri/api/testkit/name-lot';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { lotTypes, type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
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

/** The same draws in every run. */
function drawFrom(seed: number) {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state * 48_271) % 2_147_483_647;
    return values[state % values.length] as Value;
  };
}

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
  kept: AveragePrice;
  viewed: AveragePrice;
  sensed: AveragePrice;
  exported: AveragePrice;
  /** All sales that are compared. */
  prices: readonly number[];
}

const averageOf = ({ averagePrice, averageCount, averageBasis }: AveragePrice): AveragePrice => ({
  averagePrice,
  averageCount,
  averageBasis,
});

/** A page holds seventy lots, so each kind has a group of its own. */
const groups = { car: 'A', bike: 'B', machine: 'C', stock: 'D' } as const;
const groupOf = (pageType: PageType) => groups[pageTypeData[pageType].kind];

type Listed = AveragePrice & { id: number };

/** All lots of the type in the list, in the export and among favourites. */
async function listsOf(pageType: PageType): Promise<Record<'listed' | 'exported' | 'kept', readonly Listed[]>> {
  // Statistics hold more lots than a page: only the day that a test asks about.
  const query =
    pageTypeData[pageType].home === 'statistics' ? '&auctionDateFrom=2026-10-05&auctionDateTo=2026-10-05' : '';
  const ask = (path: string) => api.ask(user, { url: `${apiRoot}/${path}` });
  const { carsList, bikeList, mechList } = (await ask(`${pageType}/listing?pageSize=70${query}`)).body;
  const url = `${apiRoot}/${pageType}/export?${query}`;
  const lines = (await api.app.inject({ url, cookies: user.cookies })).body.split('\n').filter(Boolean);
  return {
    listed: (carsList ?? bikeList ?? mechList) as Listed[],
    exported: lines.map((line) => JSON.parse(line) as Listed),
    kept: (await ask(`favorite/index?group=${groupOf(pageType)}&pageSize=70`)).body['lots'] as Listed[],
  };
}

async function keep(carId: number, pageType: PageType): Promise<void> {
  const payload = { carId, group: groupOf(pageType), type: lotTypes[pageTypeData[pageType].kind] };
  const { status } = await api.ask(user, { method: 'POST', url: `${apiRoot}/favorite/add`, payload });
  expect(status).toBe(200);
}

/** The average of a lot in the list, among favourites, on its page, in the panel and in the export. */
async function averagesOf(id: number, pageType: PageType, lists: Awaited<ReturnType<typeof listsOf>>) {
  const ask = async (path: string) => (await api.ask(user, { url: `${apiRoot}/${pageType}/${path}?id=${id}` })).body;
  const sense = (await ask('price-sense')) as PriceSense;
  const ofLot = (all: readonly Listed[]) => averageOf(all.find((one) => one.id === id) as Listed);
  return {
    listed: ofLot(lists.listed),
    kept: ofLot(lists.kept),
    viewed: averageOf((await ask('view')).bidInfo as AveragePrice),
    sensed: averageOf(sense),
    prices: sense.prices,
    exported: ofLot(lists.exported),
  } satisfies AveragesOfLot;
}

async function expectAverage(id: number, expected: AveragePrice, pageType: PageType = 'car-auction'): Promise<void> {
  await keep(id, pageType);
  const { listed, prices, ...others } = await averagesOf(id, pageType, await listsOf(pageType));
  expect(prices).toHaveLength(expected.averageCount);
  expect(listed).toEqual(expected);
  expect(others).toEqual({ viewed: expected, sensed: expected, exported: expected, kept: expected });
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
    [7, 1_000_003],
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

  it('of few sales is told to everybody, the sales only to who sees statistics', async () => {
    const id = await live('Rare');
    await sales('Rare', [900_000, 1_000_000, 1_100_000, 1_200_000]);
    const url = `${apiRoot}/car-auction/price-sense?id=${id}`;
    expect((await api.ask(user, { url })).body['similar']).toHaveLength(4);
    const reader = await api.signedIn({ overrides: { salesStatisticsView: false } });
    expect((await api.ask(reader, { url })).status).toBe(403);
    const { body } = await api.ask(reader, { url: `${apiRoot}/car-auction/listing?pageSize=70` });
    const listed = (body['carsList'] as Listed[]).find((one) => one.id === id);
    expect(listed).toMatchObject({ averagePrice: null, averageCount: 4 });
  });

  it.each<[LotKind, PageType]>([
    ['car', 'car-auction'],
    ['bike', 'bikes'],
    ['machine', 'machinery'],
  ])('of forty lots drawn by chance is the same everywhere: %s', async (kind, pageType) => {
    const draw = drawFrom(46);
    const facts = (): Facts => ({
      day: '2026-11-18',
      kind,
      model: draw([`Chance ${kind} 1`, `Chance ${kind} 2`, `Rare ${kind}`]),
      trim: draw(['Z', 'G', '']),
      condition: draw(kind === 'bike' ? ['3', '4', '5', ''] : ['3.5', '4', '5', 'RA', '']),
      year: draw([2018, 2019, 2020, 2021, null]),
      mileageKm: draw([20_000, 40_000, 60_000, 90_000, null]),
    });
    for (let sale = 0; sale < 80; sale += 1) {
      const sold = { ...facts(), day: draw(['2026-10-20', '2026-07-01', '2026-02-01'] as const) };
      if (!sold.model.startsWith('Rare') || sale % 8 === 0) await lot({ ...sold, soldPrice: 100_000 + sale * 7000 });
    }
    const ids: number[] = [];
    for (let place = 0; place < 40; place += 1) ids.push(await lot({ ...facts(), lotNo: `${place}` }));
    for (const id of ids) await keep(id, pageType);
    const lists = await listsOf(pageType);
    const averages: AveragePrice[] = [];
    for (const id of ids) {
      const { listed, prices, ...others } = await averagesOf(id, pageType, lists);
      expect(prices).toHaveLength(listed.averageCount);
      expect(others).toEqual({ viewed: listed, sensed: listed, exported: listed, kept: listed });
      expect(listed.averagePrice === null).toBe(listed.averageCount < 5);
      averages.push(listed);
    }
    expect(averages.some(({ averagePrice }) => averagePrice === null)).toBe(true);
    expect(new Set(averages.map(({ averageBasis }) => averageBasis.length)).size).toBeGreaterThan(2);
  });
});
