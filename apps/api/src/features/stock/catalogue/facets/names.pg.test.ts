import { apiRoot } from '@seri/contract/headers';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newNamedLot } from '@seri/api/testkit/name-lot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let user: TestUser;

const live = { day: '2026-11-18' } as const;
const past = { day: '2026-11-17' } as const;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  user = await api.signedIn();
  const { db } = database;
  await newNamedLot(db, { ...live, model: 'Prius', chassis: 'ZVW50', lotNo: '1' });
  await newNamedLot(db, { ...live, model: 'Prius', chassis: 'ZVW55', lotNo: '2' });
  await newNamedLot(db, { ...live, model: 'Prius Alpha', chassis: 'ZVW41W', lotNo: '3' });
  await newNamedLot(db, { ...live, model: 'Land Cruiser Prado', chassis: 'GRJ150W' });
  await newNamedLot(db, { ...live, maker: 'Honda', model: 'Fit', chassis: 'GK3' });
  await newNamedLot(db, { ...past, model: 'Mark X', chassis: 'GRX130' });
  await newNamedLot(db, { ...live, kind: 'bike', maker: 'Honda', model: 'CB400SF' });
  await newNamedLot(db, { ...live, kind: 'stock', maker: 'Honda', model: 'Vezel', status: 4532 });
  await newNamedLot(db, { ...past, kind: 'machine', maker: 'Hitachi', model: 'Zaxis' });
  for (const model of ['Zx', 'Zx', 'Axis', 'Axis', 'Axis']) {
    await newNamedLot(db, { ...past, kind: 'machine', maker: 'Zoomlion', model });
  }
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

interface Option {
  value: number;
  label: string;
  count?: number;
}

async function ask(path: string, query: Record<string, string> = {}): Promise<Option[]> {
  const { status, body } = await api.ask<Option[]>(user, { url: `${apiRoot}/${path}`, query });
  expect(status).toBe(200);
  return body;
}

const counts = (options: readonly Option[]) => options.map(({ label, count }) => [label, count]);
const labels = (options: readonly Option[]) => options.map(({ label }) => label);

async function idOf(path: string, label: string): Promise<string> {
  const found = (await ask(path)).find((option) => option.label === label);
  return String(found?.value);
}

async function findModels(search_model: string, pageType = 'car-auction'): Promise<string[]> {
  return labels(await ask(`${pageType}/filter-model`, { search_model }));
}

async function findCodes(search_chassis: string, more: Record<string, string> = {}): Promise<string[]> {
  return labels(await ask('car-auction/filter-chassis', { search_chassis, ...more }));
}

describe('makers', () => {
  it.each<[PageType, string, [string, number][]]>([
    [
      'car-auction',
      'maker',
      [
        ['Honda', 1],
        ['Toyota', 4],
      ],
    ],
    ['stock', 'maker', [['Honda', 1]]],
    ['stats', 'maker', [['Toyota', 1]]],
    ['bikes', 'makers', [['Honda', 1]]],
    ['bike-stats', 'makers', []],
    ['machinery', 'makers', []],
    [
      'machinery-stats',
      'makers',
      [
        ['Hitachi', 1],
        ['Zoomlion', 5],
      ],
    ],
  ])('of %s are the makers of its lots, by name', async (pageType, path, makers) => {
    expect(counts(await ask(`${pageType}/${path}`))).toEqual(makers);
  });

  it('are counted by the other filters, ignoring the chosen maker and model', async () => {
    const honda = await idOf('car-auction/maker', 'Honda');
    const query = { makerId: honda, modelId: '4711', lotNo: '1-3' };
    expect(counts(await ask('car-auction/maker', query))).toEqual([['Toyota', 3]]);
  });
});

describe('models', () => {
  it('are the ones of a maker, given by id or name, with lots of the page type', async () => {
    const toyota = await idOf('car-auction/maker', 'Toyota');
    const own = [
      ['Land Cruiser Prado', 1],
      ['Prius', 2],
      ['Prius Alpha', 1],
    ];
    expect(counts(await ask('car-auction/model', { id: toyota }))).toEqual(own);
    expect(counts(await ask('car-auction/model', { name: ' toyota ' }))).toEqual(own);
    expect(counts(await ask('stats/model', { id: toyota }))).toEqual([['Mark X', 1]]);
    expect(counts(await ask('bikes/models', { name: 'Honda' }))).toEqual([['CB400SF', 1]]);
  });

  it('can be read for several makers at once', async () => {
    const [toyota, honda] = await Promise.all(['Toyota', 'Honda'].map((name) => idOf('car-auction/maker', name)));
    expect(labels(await ask('car-auction/model', { id: `${toyota},${honda}` }))).toContain('Fit');
  });

  it('are empty for an unknown or missing maker', async () => {
    for (const query of [{ id: '999999999999999' }, { name: 'Trabant' }, { name: '%' }, { id: '' }, {}]) {
      expect(await ask('car-auction/model', query)).toEqual([]);
    }
  });

  it('are refused with a field fault for a malformed id', async () => {
    expect(await api.ask(user, { url: `${apiRoot}/car-auction/model`, query: { id: 'x' } })).toMatchObject({
      status: 422,
      body: { data: { fields: { id: { problem: 'invalid' } } } },
    });
  });
});

describe('models are found', () => {
  it('by part of their name, nearest first, then most lots first', async () => {
    expect(await findModels('pr')).toEqual(['Prius', 'Prius Alpha', 'Land Cruiser Prado']);
    expect(await findModels('cruiser')).toEqual(['Land Cruiser Prado']);
    // A match of the maker's name comes last, however many lots it has.
    expect(await findModels('z', 'machinery-stats')).toEqual(['Zx', 'Zaxis', 'Axis']);
  });

  it('by maker and name together', async () => {
    const [found] = await ask('car-auction/filter-model', { search_model: 'toyota prius a' });
    expect(found).toMatchObject({ label: 'Prius Alpha', maker: 'Toyota', count: 1 });
  });

  it.each(['ghbec', 'зкшгы', 'приус', 'ПРИУС', 'тойота приус'])('typed as %s', async (typed) => {
    expect(await findModels(typed)).toEqual(['Prius', 'Prius Alpha']);
  });

  it('only among the lots of the page type', async () => {
    expect(await findModels('mark')).toEqual([]);
    expect(await findModels('марк х', 'stats')).toEqual(['Mark X']);
    expect(await findModels('honda')).toEqual(['Fit']);
    expect(await findModels('honda', 'stock')).toEqual(['Vezel']);
  });

  it('never by a pattern', async () => {
    for (const typed of ['%', '_', '.*', '\\', '']) expect(await findModels(typed)).toEqual([]);
  });
});

describe('chassis codes are found', () => {
  it('by part of the code, codes that begin with it first', async () => {
    expect(await findCodes('zvw5')).toEqual(['ZVW50', 'ZVW55']);
    expect(await findCodes('g')).toEqual(['GK3', 'GRJ150W']);
    expect(await findCodes('5')).toEqual(['GRJ150W', 'ZVW50', 'ZVW55']);
  });

  it('typed in the other layout, with letters that look Latin, and with hyphens', async () => {
    expect(await findCodes('ямц50')).toEqual(['ZVW50']);
    expect(await findCodes('GК3')).toEqual(['GK3']);
    expect(await findCodes('zvw-50')).toEqual(['ZVW50']);
  });

  it('only of the given models', async () => {
    const [found] = await ask('car-auction/filter-model', { search_model: 'prius alpha' });
    expect(await findCodes('zvw', { modelId: String(found?.value) })).toEqual(['ZVW41W']);
  });

  it('with their model, only among the lots of the page type', async () => {
    expect(await findCodes('grx')).toEqual([]);
    const [found] = await ask('stats/filter-chassis', { search_chassis: 'grx' });
    expect(found).toMatchObject({ label: 'GRX130', model: 'Mark X' });
  });

  it('never by a pattern', async () => {
    for (const typed of ['%', '_', '\\', '']) expect(await findCodes(typed)).toEqual([]);
  });
});

describe('R38 a search that finds nothing', () => {
  it('says how many lots there would be without each filter that leaves none', async () => {
    const honda = await idOf('car-auction/maker', 'Honda');
    const query = { makerId: honda, lotNo: '1', yearFrom: '1950', yearTo: '2030' };
    const { status, body } = await api.ask(user, { url: `${apiRoot}/car-auction/filters`, query });
    expect(status).toBe(200);
    // Without the maker lot 1 is found, without the number the Honda; without the years still nothing.
    expect(body).toMatchObject({ totalSearchResults: 0 });
    expect(body['without']).toEqual({ makerId: 1, lotNo: 1 });
    expect(body['withoutSeveral']).toBeUndefined();
  });

  it('or without as few filters together as it takes, the most lots first', async () => {
    const honda = await idOf('car-auction/maker', 'Honda');
    const query = { makerId: honda, lotNo: '1', color: 'nobody paints so' };
    const { body } = await api.ask(user, { url: `${apiRoot}/car-auction/filters`, query });
    expect(body).toMatchObject({ totalSearchResults: 0, without: {} });
    expect(body['withoutSeveral']).toEqual(
      expect.arrayContaining([
        { names: ['makerId', 'color'], count: 1 },
        { names: ['lotNo', 'color'], count: 1 },
      ]),
    );
    expect(body['withoutSeveral']).toHaveLength(2);
  });
});
