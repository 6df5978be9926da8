import { apiRoot, headers as names } from '@seri/contract/headers';
import { livePosition, openTestApi, ready, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import type { InjectOptions } from 'fastify';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
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

const position = async (request: InjectOptions) => (await api.app.inject(request)).headers['live-position'];
const add = `${apiRoot}/favorite/add`;
const json = { 'content-type': 'application/json' };
const favourite = { carId: 1, group: 'A', type: 'auction' };

const signIn = { method: 'POST', url: `${apiRoot}/auth` } as const;
const credentials = { email: 'a@b.cd', password: 'long enough' };

const badRequests: readonly [name: string, request: InjectOptions, status: number, code: string][] = [
  ['malformed JSON', { method: 'POST', url: add, headers: json, payload: '{"carId":' }, 400, 'BAD_REQUEST'],
  ['a body that is no object', { method: 'POST', url: add, headers: json, payload: '7' }, 400, 'BAD_REQUEST'],
  ['an empty body', { method: 'POST', url: add, headers: json, payload: '' }, 400, 'BAD_REQUEST'],
  [
    'a body too large',
    { method: 'POST', url: add, headers: json, payload: `"${'x'.repeat(300_000)}"` },
    413,
    'TOO_LARGE',
  ],
  [
    'another media type',
    { method: 'POST', url: add, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'UNSUPPORTED_MEDIA',
  ],
  [
    'a host that is none',
    { method: 'GET', url: `${apiRoot}/site/portal`, headers: { host: 'a:99999' } },
    400,
    'BAD_REQUEST',
  ],
  ['an unknown route', { method: 'GET', url: `${apiRoot}/nothing-here` }, 404, 'NOT_FOUND'],
  ['a wrong method', { method: 'PUT', url: add, payload: favourite }, 405, 'METHOD_NOT_ALLOWED'],
  [
    'a foreign origin',
    { method: 'POST', url: add, headers: { origin: 'https://evil.example' }, payload: favourite },
    403,
    'FOREIGN_ORIGIN',
  ],
  [
    'a cross-site request without origin',
    { method: 'POST', url: add, headers: { 'sec-fetch-site': 'cross-site' }, payload: favourite },
    403,
    'FOREIGN_ORIGIN',
  ],
  ['an acting GET from nowhere', { method: 'GET', url: `${apiRoot}/auth/update` }, 403, 'FOREIGN_ORIGIN'],
  [
    'a forged cookie',
    { method: 'GET', url: `${apiRoot}/user/view-profile`, cookies: { 'access-token': 'forged' } },
    401,
    'NOT_SIGNED_IN',
  ],
  ['a wrong field', { method: 'POST', url: add, payload: { ...favourite, group: 'Z' } }, 422, 'FIELDS'],
  ['a missing field', { method: 'POST', url: add, payload: { group: 'A' } }, 422, 'FIELDS'],
  ['an array for a scalar', { method: 'GET', url: `${apiRoot}/car-auction/listing?page=1&page=2` }, 422, 'FIELDS'],
  ['control characters', { method: 'GET', url: `${apiRoot}/car-auction/listing?sort=%00` }, 422, 'FIELDS'],
  ['a sort the listing lacks', { method: 'GET', url: `${apiRoot}/car-auction/listing?sort=hours` }, 422, 'FIELDS'],
  [
    'a page size of a billion',
    { method: 'GET', url: `${apiRoot}/car-auction/listing?pageSize=1000000000` },
    422,
    'FIELDS',
  ],
  ['a page of zero', { method: 'GET', url: `${apiRoot}/car-auction/listing?page=0` }, 422, 'FIELDS'],
  [
    'an id beyond every number',
    { method: 'GET', url: `${apiRoot}/car-auction/view?id=${'9'.repeat(40)}` },
    422,
    'FIELDS',
  ],
  ['a path that is no text', { method: 'GET', url: `${apiRoot}/%zz` }, 400, 'BAD_REQUEST'],
  [
    'a key too long',
    { method: 'POST', url: add, headers: { 'idempotency-key': 'k'.repeat(101) }, payload: favourite },
    400,
    'BAD_REQUEST',
  ],
  ['a prototype in JSON', { ...signIn, headers: json, payload: '{"__proto__":{"email":"x"}}' }, 400, 'BAD_REQUEST'],
  ['a password too short', { ...signIn, payload: { ...credentials, password: '12345' } }, 422, 'FIELDS'],
  ['unknown credentials', { ...signIn, payload: credentials }, 401, 'invalid_credentials'],
  ['a forged captcha', { ...signIn, headers: { 'captcha-token': 'forged' }, payload: credentials }, 403, 'CAPTCHA'],
  ['a photo of no lot', { method: 'GET', url: `${apiRoot}/lots/1/photos/1/480` }, 404, 'NOT_FOUND'],
  ['a photo in no width of ours', { method: 'GET', url: `${apiRoot}/lots/1/photos/1/481` }, 422, 'FIELDS'],
];

describe('bad input is refused with a code of the one table, in both languages, and writes nothing', () => {
  it.each(badRequests)('%s', async (_name, request, status, code) => {
    const before = await countRows();
    const answer = await api.ask(user, request);
    expect(answer).toMatchObject({ status, body: { success: false, code, id: expect.stringMatching(/^e-/) } });
    expect(answer.body.text).toEqual({ en: expect.stringMatching(/\w/), ru: expect.stringMatching(/[а-я]/i) });
    expect(await countRows()).toEqual(before);
  });

  it('names the wrong field and what is wrong with it', async () => {
    const { body } = await api.ask(user, { method: 'POST', url: add, payload: { carId: 1, type: 'auction' } });
    expect(body.data).toMatchObject({ fields: { group: { problem: 'required' } } });
  });

  it('says which methods a known path has', async () => {
    const answer = await api.app.inject({ method: 'DELETE', url: add });
    expect(answer.headers.allow).toBe('POST');
  });
});

describe('gates', () => {
  it('says to whoever is signed in up to which live event its answer holds all', async () => {
    const profile = { url: `${apiRoot}/user/view-profile` };
    expect(await position({ ...profile, cookies: user.cookies })).toBe(String(livePosition));
    expect(await position(profile)).toBeUndefined();
  });

  it('lets nobody in without a sign-in', async () => {
    expect(await api.ask(null, { method: 'POST', url: add, payload: favourite })).toMatchObject({ status: 401 });
  });

  it('refuses what the permission does not cover', async () => {
    const blind = await api.signedIn({ overrides: { carAuctionsView: false } });
    const answer = await api.ask(blind, { method: 'GET', url: `${apiRoot}/car-auction/listing` });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('treats an account of an unknown role as not signed in', async () => {
    const stranger = await api.signedIn({ roleId: 4711 });
    expect(await api.ask(stranger, { method: 'GET', url: `${apiRoot}/user/view-profile` })).toMatchObject({
      status: 401,
    });
  });

  it('accepts the host that the visitor used as its own origin', async () => {
    const headers = { host: 'tower:3000', origin: 'http://tower:3000' };
    const answer = await api.ask(user, { method: 'POST', url: add, headers, payload: favourite });
    expect(answer.status).toBe(404);
  });
});

describe('answers', () => {
  it('carry a strict policy: nothing inline, nothing foreign', async () => {
    const { headers } = await api.app.inject({ url: '/healthz' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('are described in the OpenAPI document, call by call', async () => {
    const { body } = await api.ask(null, { url: `${apiRoot}/openapi.json` });
    expect(body.paths).toMatchObject({
      [add]: {},
      [`${apiRoot}/auth`]: {
        post: {
          operationId: 'identity.signIn',
          summary: 'Signs in: sets the cookies access-token and refresh-token',
        },
      },
    });
  });

  it('name the parts that an unready process waits for', async () => {
    const leaving = await openTestApi(database, { ...ready, check: async () => ['leaving'] });
    const answer = await leaving.app.inject({ url: '/readyz' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ ready: false, waiting: ['leaving'], catalogue: 'postgres' });
    expect((await api.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('about the process are for this machine alone, or for whoever has the token', async () => {
    const elsewhere = { remoteAddress: '192.0.2.7' };
    const inspect = (url: string, headers = {}) => api.app.inject({ url, headers, ...elsewhere });
    expect((await inspect('/readyz')).json()).toEqual({ ready: true });
    expect((await inspect(`${apiRoot}/openapi.json`)).statusCode).toBe(404);
    expect((await inspect('/metrics')).body).not.toContain('seri_');
    const token = 'a token of this test alone';
    const guarded = await openTestApi(database, ready, { METRICS_TOKEN: token });
    const request = { url: '/metrics', headers: { authorization: `Bearer ${token}` }, ...elsewhere };
    expect((await guarded.app.inject(request)).body).toContain('seri_http_seconds');
    expect((await guarded.app.inject('/metrics')).body).not.toContain('seri_');
    await guarded.close();
  });

  it.each([
    ['a full disk refuses changes', 'changes', 503, 200],
    ['a database that is away refuses everything', 'all', 503, 503],
  ])('%s', async (_, refused, changing, reading) => {
    const hindered = await openTestApi(database, {
      ...ready,
      canServe: (call) => refused === 'changes' && call === 'reads',
    });
    const change = await hindered.app.inject({ method: 'POST', url: add, cookies: user.cookies, payload: favourite });
    const read = await hindered.app.inject({ url: `${apiRoot}/user/view-profile`, cookies: user.cookies });
    expect([change.statusCode, read.statusCode]).toEqual([changing, reading]);
    expect(change.headers['retry-after']).toBe('2');
    expect(change.json()).toMatchObject({ code: 'OVERLOADED' });
    await hindered.close();
  });

  it('have our format even for malformed HTTP', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').end('nonsense\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"BAD_REQUEST"');
    const [head = ''] = answer.split('\r\n\r\n');
    const { headers: usual } = await api.app.inject('/healthz');
    const own = new Set<string>(['content-type', 'content-length', 'date', 'connection', names.requestId]);
    for (const name of Object.keys(usual).filter((each) => !own.has(each))) {
      expect(head).toContain(`\r\n${name}: ${String(usual[name])}`);
    }
    expect(head).toContain("\r\ncontent-security-policy: default-src 'none'");
  });
});

/** Counts the rows of all tables except those that count tries, which a wrong password does write. */
async function countRows(): Promise<unknown> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and table_name not in ('tries', 'failed_sign_in')`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`).join(' union all ');
  return (await database.pool.query(`${counts} order by name`)).rows;
}
