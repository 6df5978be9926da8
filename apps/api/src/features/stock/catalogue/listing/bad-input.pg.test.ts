import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import { catalogueSchemasOf } from '@seri/contract/stock/catalogue.schema';
import { apiRoot } from '@seri/contract/headers';
import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { formatInAll } from '@seri/messages/server';
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
  await newNamedLot(db, { day: '2026-11-18', lotNo: '20110', year: 2015 });
  await newNamedLot(db, { day: '2026-11-18', lotNo: '20120', year: 2020 });
  await newNamedLot(db, { day: '2026-11-18', maker: 'Honda', model: 'Fit', lotNo: 'A-1' });
  await newNamedLot(db, { day: '2026-11-17', lotNo: '20130' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

/** The query is raw text, so it can repeat names and hold broken characters. */
async function ask(path: string, query: string) {
  const { status, body } = await api.ask(user, { url: `${apiRoot}${path}?${query}` });
  const { totalSearchResults: total } = (body.pageInfo ?? body) as { totalSearchResults?: number };
  const { fields } = (body.data ?? {}) as { fields?: object };
  return { status, code: body.code, fields: Object.keys(fields ?? {}), total };
}

const list = (query: string, pageType: PageType = 'car-auction') => ask(`/${pageType}/listing`, query);
const refused = (...fields: string[]) => ({ status: 422, code: 'FIELDS', fields });
const times = (count: number, write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at));

describe('a listing answers', () => {
  it.each([
    ['every lot number there is', 'lotNo=1-999999999', 2],
    ['lot numbers backwards', 'lotNo=20115-20100', 1],
    ['a page beyond the end', 'page=9999999', 3],
    ['names that it does not know', 'nonsense=1&__proto__=2&constructor=3', 3],
    ['filters of another page type', 'category=x&hour=x', 3],
    ['a range backwards', 'year=2022,2016', 2],
    ['a range with a dash and blanks', 'year=2014 – 2016', 1],
    ['a range of zeros', 'year=0,0', 3],
    ['the widest ranges', 'year=1,999999999999&startPrice=1,999999999999', 3],
    ['ranges of facts that no lot has', 'engine=,999999999999&mileage=,999999999999', 0],
    ['dates backwards', 'auctionDateFrom=2026-11-30&auctionDateTo=2026-11-01', 3],
    ['thirty auctions', `auction=${times(30, (at) => `${at + 1}:2026-11-18`).join(',')}`, 3],
    ['an unknown auction', 'auction=999999999999999:2026-11-18', 0],
    ['an unknown maker', 'makerId=999999999999999', 0],
    ['an unknown model', 'modelId=999999999999999', 0],
    ['no model, as older clients say it', 'modelId=-1', 0],
    ['an unknown chassis code', 'chassisId=999999999999999', 0],
    ['an unknown state', 'status=99999', 0],
    ['pattern characters', 'equipement=%25&chassis=_', 0],
    ['a color that nobody has', `color=${encodeURIComponent("'; drop table lot; --")}`, 0],
  ])('%s', async (_, query, total) => {
    expect(await list(query.replaceAll(' ', '%20'))).toMatchObject({ status: 200, total });
  });

  it.each([
    ['an unknown page size', 'pageSize=1000000000', 'pageSize'],
    ['page zero', 'page=0', 'page'],
    ['a page that is no number', 'page=x', 'page'],
    ['letters as a lot number', 'lotNo=abc', 'lotNo'],
    ['more lot numbers than anybody types', `lotNo=${times(201, String).join(',')}`, 'lotNo'],
    ['a range of three', 'year=1,2,3', 'year'],
    ['a range of letters', 'year=new', 'year'],
    ['a number that is too long', 'startPrice=,1000000000000', 'startPrice'],
    ['an id that is too long', 'modelId=1000000000000000', 'modelId'],
    ['a state of six digits', 'status=999999', 'status'],
    ['a day of year zero', 'auctionDate=0000-01-01', 'auctionDate'],
    ['a day that does not exist', 'auctionDateFrom=2026-02-30', 'auctionDateFrom'],
    ['a day without its hyphens', 'auctionDate=20261118', 'auctionDate'],
    ['an unknown order', 'sort=year&order=UP', 'order'],
    ['a sort that it lacks', 'sort=soldPrice', 'sort'],
    ['a sort named like an object property', 'sort=constructor', 'sort'],
    ['a malformed auction', 'auction=tokyo', 'auction'],
    ['31 auctions', `auction=${times(31, (at) => `${at + 1}:2026-11-18`).join(',')}`, 'auction'],
    [
      '30 auctions and a day',
      `auction=${times(30, (at) => `${at + 1}:2026-11-18`).join(',')}&auctionDate=2026-11-19`,
      'auction',
    ],
    ['a maker that is a word', 'makerId=Toyota', 'makerId'],
    ['201 models', `modelId=${times(201, String).join(',')}`, 'modelId'],
    ['NUL', 'equipement=a%00b', 'equipement'],
    ['another control character', 'equipement=a%07b', 'equipement'],
    ['NUL in a choice', 'color=%00', 'color'],
    ['broken bytes in a choice', 'color=%FF', 'color'],
    ['broken bytes in a text', 'equipement=%FF%FE', 'equipement'],
    ['broken bytes as a lot number', 'lotNo=%FF%FE', 'lotNo'],
    ['a list for a text', 'equipement=a&equipement=b', 'equipement'],
    ['a list for a page', 'page=1&page=2', 'page'],
    ['a list for a filter', 'color=Red&color=Blue', 'color'],
    ['a text without end', `equipement=${'a'.repeat(5000)}`, 'equipement'],
    ['a long text', `equipement=${'a'.repeat(101)}`, 'equipement'],
  ])('422 to %s', async (_, query, field) => {
    expect(await list(query)).toEqual({ ...refused(field), total: undefined });
  });

  it('a sentence that fits: nothing was left empty', async () => {
    const { body } = await api.ask(user, { url: `${apiRoot}/car-auction/listing?page=abc` });
    expect(body).toMatchObject({ code: 'FIELDS', text: formatInAll('refusals.unreadable') });
  });

  it.each(['machinery', 'machinery-stats'] as const)('422 to a sort by grade of %s', async (pageType) => {
    expect(await list('sort=condition', pageType)).toMatchObject(refused('sort'));
    expect(await list('sort=startPrice', pageType)).toMatchObject(refused('sort'));
    expect(await list('sort=hours', pageType)).toMatchObject({ status: 200 });
  });

  it('422 to 31 categories, parts counted too', async () => {
    const [categories, parts] = [times(30, String).join(','), 'subCategory=1'];
    expect(await list(`category=${categories}`, 'machinery')).toMatchObject({ status: 200 });
    expect(await list(`category=${categories}&${parts}`, 'machinery')).toMatchObject(refused('category'));
  });

  it('nothing for a model of another maker', async () => {
    const makers = await api.ask<{ value: number }[]>(user, { url: `${apiRoot}/car-auction/maker` });
    const [honda] = makers.body;
    const url = `${apiRoot}/car-auction/filter-model?search_model=prius`;
    const [prius] = (await api.ask<{ value: number }[]>(user, { url })).body;
    expect(await list(`modelId=${prius?.value}`)).toMatchObject({ total: 2 });
    expect(await list(`makerId=${honda?.value}&modelId=${prius?.value}`)).toMatchObject({ status: 200, total: 0 });
  });

  it('nothing in statistics without a model or a date', async () => {
    expect(await list('', 'stats')).toMatchObject({ status: 200, total: 0 });
    expect(await list('modelId=-1', 'stats')).toMatchObject({ status: 200, total: 0 });
    expect(await list('auctionDate=2026-11-17', 'stats')).toMatchObject({ total: 1 });
  });

  it('404 where there is no listing', async () => {
    expect(await ask('/share/listing', '')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await ask('/boats/listing', '')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

const broken: readonly (readonly [description: string, value: string])[] = [
  ['NUL', '%00'],
  ['half a character', '%ED%A0%80'],
  ['broken text', '%C3%28'],
  ['half a percent sign', '%'],
  ['a control character', '%1B'],
  ['a number without end', '9'.repeat(40)],
  ['a list of nothing', ',,,'],
  ['an emoji', '%F0%9F%98%80'],
  ['a long text', 'x'.repeat(10_000)],
];
/** Values that are well formed for some fields. */
const extreme = ['', '0', '-1', '99999', '999999999999', '999999999999999', '1:9999-12-31', '9999-12-31', '%25_%5C'];

const someTypes: readonly PageType[] = ['stats', 'machinery'];
const calls = someTypes.flatMap((pageType) => {
  const schemas = catalogueSchemasOf(pageType);
  return Object.entries(catalogueCalls[pageType]).flatMap(([name, { path }]) => {
    const names = Object.keys(schemas[name as keyof typeof schemas].query.shape);
    return path.endsWith('/export') ? [] : [{ path, names }];
  });
});
const needed: Readonly<Record<string, string>> = { search_model: 'prius', search_chassis: 'zvw' };

const everyFilter: Readonly<Record<FilterName, string>> = {
  makerId: '1',
  modelId: '1',
  chassisId: '1',
  auction: '1:2026-11-18',
  auctionDate: '2026-11-18',
  auctionDateFrom: '2026-11-01',
  auctionDateTo: '2026-11-30',
  color: 'Pink',
  condition: '4',
  gearbox: 'AT',
  status: '4532',
  steering: 'left',
  category: '1',
  subCategory: '2',
  lotNo: '1-9',
  equipement: 'ac',
  chassis: 'zvw',
  engine: '1,2',
  mileage: '1,2',
  year: '1,2',
  hour: '1,2',
  startPrice: '1,2',
  finishPrice: '1,2',
  show: 'open',
};

describe('no call of the catalogue fails', () => {
  it.each(calls)('$path, with any extreme value in one field', async ({ path, names }) => {
    const others = (name: string) =>
      names.flatMap((one) => (one !== name && needed[one] ? [`${one}=${needed[one]}`] : []));
    for (const value of extreme) {
      for (const name of names) {
        const { status } = await ask(path, [`${name}=${value}`, ...others(name)].join('&'));
        expect([name, value, [200, 422].includes(status)]).toEqual([name, value, true]);
      }
    }
  });

  it.each(calls)('$path, with a broken value in every field', async ({ path, names }) => {
    for (const [description, value] of broken) {
      const { status } = await ask(path, names.map((name) => `${name}=${value}`).join('&'));
      expect([description, status < 500]).toEqual([description, true]);
    }
  });

  it.each(calls)('$path, with a list for each text', async ({ path, names }) => {
    for (const name of names) expect(await ask(path, `${name}=1&${name}=2`)).toMatchObject({ status: 422 });
  });

  it.each(pageTypes)('/%s/filters, with every filter at once', async (pageType) => {
    const query = String(new URLSearchParams(everyFilter));
    expect(await ask(`/${pageType}/filters`, query)).toMatchObject({ status: 200, total: 0 });
  });

  it('the schedule, for any malformed type', async () => {
    for (const type of ['', 'share', 'constructor', '%00', 'x'.repeat(10_000)]) {
      expect(await ask('/site/auction-list', `type=${type}`)).toMatchObject({ status: 422 });
    }
    expect(await ask('/site/auction-list', '')).toMatchObject({ status: 422 });
  });
});
