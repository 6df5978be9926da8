import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { apiRoot } from '@seri/contract/headers';
import { sharedIdName } from '@seri/contract/stock/sharing.schema';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/catalogue/page-types';
import { openTestApi, ready, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAlbum, newLot, newPhoto } from '@seri/api/testkit/factories';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHttp } from '../../../entry/http.ts';

const page = '<!doctype html><html><head><title>Seri</title></head><body><div id="root"></div></body></html>';
const days = { live: '2026-11-18', statistics: '2026-11-17' } as const;
const shareable = pageTypes.filter((pageType) => pageTypeData[pageType].kind !== 'machine');

let database: TestDatabase;
let api: TestApi;
let app: FastifyInstance;
let sharer: TestUser;
let webDist: string;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  sharer = await api.signedIn();
  webDist = await mkdtemp(join(tmpdir(), 'seri-web-'));
  await writeFile(join(webDist, 'index.html'), page);
  const settings = { ...api.platform.settings, webDist, publicUrl: 'https://portal.example' };
  app = await buildHttp({ ...api.platform, settings }, ready, null);
});

afterAll(async () => {
  await Promise.all([app.close(), api.close(), rm(webDist, { recursive: true })]);
  await database.drop();
});

interface LotOptions {
  pageType?: PageType;
  lotNo?: string;
}

async function newShared({ pageType = 'car-auction', lotNo = '71044' }: LotOptions = {}) {
  const { kind, home } = pageTypeData[pageType];
  const lotId = await newLot(database.db, { day: days[home], kind, lotNo, mileageKm: 38_200 });
  await newAlbum(database.db, lotId, [await newPhoto(database.db)]);
  const { body } = await api.ask(sharer, {
    url: `${apiRoot}/${pageType}/password`,
    query: { [sharedIdName(pageType)]: String(lotId) },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return { lotId, code: String(body.password) };
}

interface LoadOptions {
  pageType?: PageType;
  from?: string;
  headers?: Record<string, string>;
}

async function load(lotId: number | string, code?: string, options: LoadOptions = {}) {
  const { pageType = 'car-auction', from = '203.0.113.1', headers: more = {} } = options;
  const { statusCode, headers, body } = await app.inject({
    url: `${pageTypeData[pageType].path}/share/${lotId}`,
    ...(code === undefined ? {} : { query: { code } }),
    headers: { accept: 'text/html', ...more },
    remoteAddress: from,
  });
  return { status: statusCode, headers, body, metas: metasOf(body) };
}

function metasOf(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

/** Returns a wrong code. */
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const emptyPreview = { status: 200, metas: { robots: 'noindex' } };

describe('R44 the document of a shared lot', () => {
  it.each(shareable)('of %s describes the lot to a visitor with its code, with a picture', async (pageType) => {
    const { lotId, code } = await newShared({ pageType });
    const { status, headers, body, metas } = await load(lotId, code, { pageType });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(metas['og:title']).toMatch(/^71044 · (House \d+ · )?Maker \d+ Model \d+, 2020/);
    expect(body).toContain(`<title>${metas['og:title']} · Seri</title>`);
    expect(metas['og:description']).toMatch(/^38\u00A0200\u00A0km · .*500\u00A0000\u00A0¥$/);
    expect(metas['og:url']).toBe(`https://portal.example${pageTypeData[pageType].path}/share/${lotId}?code=${code}`);
    expect(metas['twitter:card']).toBe('summary_large_image');
    expect(metas.robots).toBe('noindex');
    const picture = new URL(metas['og:image'] ?? '');
    expect(picture.origin).toBe('https://portal.example');
    const preview = await app.inject({ url: picture.pathname + picture.search });
    expect(preview).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
  });

  it.each(['machinery', 'machinery-stats'] as const)('of %s needs no code', async (pageType) => {
    const { lotId } = await newShared({ pageType });
    const { metas } = await load(lotId, undefined, { pageType });
    expect(metas).toMatchObject({ 'og:title': expect.stringContaining('71044'), 'og:image': expect.any(String) });
  });

  it('shows nothing without a code, with a wrong one, for another kind or a missing lot', async () => {
    const { lotId, code } = await newShared();
    const answers = [
      await load(lotId),
      await load(lotId, wrongOf(code)),
      await load(lotId, '12345'),
      await load(lotId, '"><script>'),
      await load(lotId, code, { pageType: 'bikes' }),
      await load(lotId, undefined, { pageType: 'machinery' }),
      await load(999_999_999, code),
      await load('9e9', code),
    ];
    for (const { status, metas, body } of answers) {
      expect({ status, metas }).toEqual(emptyPreview);
      expect(body).not.toMatch(/71044|og:|grant/);
      expect(body).toContain('<title>Seri</title>');
    }
  });

  it('counts tries together with those of the call, and shows nothing to a locked-out address', async () => {
    const { lotId, code } = await newShared();
    const from = '198.51.100.7';
    for (let count = 0; count < 5; count += 1) await load(lotId, wrongOf(code), { from });
    expect(await load(lotId, code, { from })).toMatchObject(emptyPreview);
    const call = { url: `${apiRoot}/car-auction/share`, query: { id: String(lotId), code } };
    expect((await app.inject({ ...call, remoteAddress: from })).statusCode).toBe(429);
    expect((await app.inject({ ...call, remoteAddress: '198.51.100.8' })).statusCode).toBe(200);
  });

  it('does not check the code when a browser navigates, since the page sends it itself', async () => {
    const { lotId, code } = await newShared();
    const browser = { from: '198.51.100.9', headers: { 'sec-fetch-mode': 'navigate' } };
    expect(await load(lotId, code, browser)).toMatchObject(emptyPreview);
    for (let count = 0; count < 5; count += 1) await load(lotId, wrongOf(code), browser);
    const call = { url: `${apiRoot}/car-auction/share`, query: { id: String(lotId), code } };
    expect((await app.inject({ ...call, remoteAddress: browser.from })).statusCode).toBe(200);
  });

  it('escapes texts of the feed', async () => {
    const { lotId, code } = await newShared({ lotNo: '"><script>alert(1)</script>' });
    const { body } = await load(lotId, code);
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)');
    expect(body).not.toContain('<script');
  });
});

async function loadOwn(lotId: number | string, user: TestUser | null, pageType: PageType = 'car-auction') {
  const { statusCode, headers, body } = await app.inject({
    url: `${pageTypeData[pageType].path}/${lotId}`,
    cookies: user?.cookies ?? {},
    headers: { accept: 'text/html' },
  });
  return { status: statusCode, headers, body };
}

async function newLotWithPhoto(pageType: PageType = 'car-auction', state: 'drawn' | 'waiting' = 'drawn') {
  const { kind, home } = pageTypeData[pageType];
  const lotId = await newLot(database.db, { day: days[home], kind });
  const address = state === 'drawn' ? `drawn:car/sedan/front/${lotId}` : `https://photos.example/of-${lotId}.jpg`;
  const photoId = await newPhoto(database.db, { address });
  await newAlbum(database.db, lotId, [photoId]);
  return { lotId, photo: `/v1/lots/${lotId}/photos/${photoId}/` };
}

describe('R33 the document of a lot', () => {
  it.each(pageTypes)('of %s contains its first photo for readers who may see the lot', async (pageType) => {
    const { lotId, photo } = await newLotWithPhoto(pageType);
    const { status, headers, body } = await loadOwn(lotId, sharer, pageType);
    expect({ status, cached: headers['cache-control'] }).toEqual({ status: 200, cached: 'no-store' });
    expect(body).toContain(`<source media="(width < 768px)" srcset="${photo}480" />`);
    expect(body).toContain(`<img src="${photo}1280"`);
    expect(body).toContain('<div id="root">');
  });

  it('is the plain page for everybody else, and without such a lot or photo', async () => {
    const [{ lotId }, waiting] = [await newLotWithPhoto(), await newLotWithPhoto('car-auction', 'waiting')];
    const withoutFlag = await api.signedIn({ overrides: { carAuctionsView: false } });
    const stranger = { ...sharer, cookies: { 'access-token': 'none' } };
    const answers = [
      await loadOwn(lotId, null),
      await loadOwn(lotId, stranger),
      await loadOwn(lotId, withoutFlag),
      await loadOwn(lotId, sharer, 'bikes'),
      await loadOwn(waiting.lotId, sharer),
      await loadOwn(999_999_999, sharer),
      await loadOwn('none', sharer),
    ];
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: page });
  });

  it('is the plain page if the database does not answer in time', async () => {
    const { lotId } = await newLotWithPhoto();
    const { body } = await database.db.transaction().execute(async (tx) => {
      await sql`lock table album in access exclusive mode`.execute(tx);
      return loadOwn(lotId, sharer);
    });
    expect(body).toBe(page);
  });
});
