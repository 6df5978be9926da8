import { apiRoot } from '@seri/contract/headers';
import type { Countries } from '@seri/contract/screens/site.schema';
import { russianFederation } from '@seri/domain/people/russian-speakers';
import { languageIds } from '@seri/domain/common/languages';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
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

async function read(path: string, user: TestUser | null = null, acceptLanguage?: string): Promise<unknown> {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  const { status, body } = await api.ask(user, { url: apiRoot + path, headers });
  expect(status).toBe(200);
  return body;
}

async function nameOfRussia(user: TestUser | null = null, acceptLanguage?: string): Promise<string | undefined> {
  const countries = (await read('/site/get-country-list', user, acceptLanguage)) as Countries;
  return countries.find(({ value }) => value === russianFederation)?.label;
}

async function userWithLanguage(languageId: number): Promise<TestUser> {
  const user = await api.signedIn();
  await database.db.updateTable('account').set({ language_id: languageId }).where('id', '=', user.accountId).execute();
  return user;
}

describe('R29 the lists of the site', () => {
  it('use the language of the account, else of the browser, else English', async () => {
    expect(await nameOfRussia()).toBe('Russian Federation');
    expect(await nameOfRussia(null, 'ja')).toBe('Russian Federation');
    expect(await nameOfRussia(null, 'ru-RU,ru;q=0.9')).toBe('Россия');
    expect(await nameOfRussia(await userWithLanguage(languageIds.en), 'ru')).toBe('Russian Federation');
    expect(await nameOfRussia(await userWithLanguage(languageIds.ru), 'en')).toBe('Россия');
  });

  it.each([
    '/site/get-country-list',
    '/site/currency-list',
    '/site/get-language',
    '/site/gearbox-list',
    '/car-auction/steering',
    '/site/condition-list?type=bikes',
    '/site/auction-status-list',
  ])('%s is cached by browsers and needs no sign-in', async (path) => {
    const first = await api.app.inject(apiRoot + path);
    expect(first.json()).not.toEqual([]);
    const again = await api.app.inject({
      url: apiRoot + path,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('have no grades for an unknown type, and require a type', async () => {
    expect(await read('/site/condition-list?type=boats')).toEqual([]);
    expect(await api.ask(null, { url: `${apiRoot}/site/condition-list` })).toMatchObject({ status: 422 });
  });
});

describe('data about a visitor', () => {
  it('locates a private address as local and ignores headers of untrusted proxies', async () => {
    const { body } = await api.ask(null, {
      url: `${apiRoot}/site/ip-info`,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(body).toEqual({ ip: '127.0.0.1', isLocal: true, country: null, city: null });
  });

  it('has the counters of the menu for signed-in accounts', async () => {
    const nothing = {
      bikes: 0,
      'bike-stats': 0,
      'car-auction': 0,
      stock: 0,
      stats: 0,
      machinery: 0,
      'machinery-stats': 0,
    };
    expect(await read('/site/menu-counters', await api.signedIn())).toEqual({
      bid: 0,
      bidOpening: 0,
      translations: 0,
      tasks: 0,
      search: nothing,
    });
    expect(await api.ask(null, { url: `${apiRoot}/site/menu-counters` })).toMatchObject({ status: 401 });
  });
});
