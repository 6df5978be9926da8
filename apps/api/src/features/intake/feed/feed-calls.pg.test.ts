import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestApi, type TestApi } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { runJobs } from '@seri/api/testkit/jobs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFeedKey } from './deliveries/create-feed-key.ts';
import { feedHandlers } from './feed.jobs.ts';
import { feedSteps, house, type Line, lotRow, session, textOf } from './feed.steps.ts';
import { removeKey } from './deliveries/source.store.ts';

let database: TestDatabase;
let api: TestApi;
let key: string;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  key = await createFeedKey(database.db, 'test');
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const ndjson = 'application/x-ndjson';
let visits = 0;

function send(lines: readonly Line[], headers: Record<string, string> = {}) {
  const payload = textOf(lines);
  return api.ask(null, {
    method: 'POST',
    url: '/v1/feed',
    payload,
    // Each request has an address of its own, since wrong keys are counted per address.
    remoteAddress: `203.0.113.${(visits += 1)}`,
    headers: { 'content-type': ndjson, authorization: `Bearer ${key}`, ...headers },
  });
}

const read = (id: unknown, by = key) =>
  api.ask(null, { url: `/v1/feed/${String(id)}`, headers: { authorization: `Bearer ${by}` } });

const importAll = () => runJobs(database, feedHandlers(api.platform));
const deliveries = () => database.db.selectFrom('feed_delivery').selectAll().orderBy('id').execute();

it('R30 a sent file is stored, imported by a job and reported on', async () => {
  const own = await createFeedKey(database.db, 'own');
  const authorization = `Bearer ${own}`;
  const { status, body } = await send([house, session, lotRow('1'), '{"type":"lot"}'], { authorization });
  expect({ status, body }).toEqual({ status: 202, body: { id: expect.any(Number) } });
  expect((await read(body.id, own)).body).toMatchObject({ state: 'waiting', position: 0, rejects: [] });
  const blobKey = (await deliveries()).at(-1)!.blob_key!;
  expect(await api.platform.blobs.has(blobKey)).toBe(true);
  await importAll();
  expect((await read(body.id, own)).body).toMatchObject({
    state: 'done',
    added: 3,
    rejected: 1,
    rejects: [{ line: 4, reason: expect.stringContaining('id: '), row: '{"type":"lot"}' }],
  });
  expect(await feedSteps(database).lot('1', 'own')).toMatchObject({ session: session.id });
  expect(await api.platform.blobs.has(blobKey)).toBe(false);
});

it('the same file is the same delivery while it waits, and a new one afterwards', async () => {
  const first = await send([house]);
  expect((await send([house])).body).toEqual(first.body);
  expect(await importAll()).toHaveLength(1);
  const again = await send([house]);
  expect(again.body.id).not.toEqual(first.body.id);
  await importAll();
  expect((await read(again.body.id)).body).toMatchObject({ state: 'done', added: 0, unchanged: 1 });
});

it('R13 an idempotency key answers the first delivery, and is refused with other contents', async () => {
  const once = { 'idempotency-key': randomUUID() };
  const first = await send([house, session], once);
  await importAll();
  expect(await send([house, session], once)).toEqual(first);
  expect(await send([house], once)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  expect(await importAll()).toEqual([]);
});

it.each([
  ['no key', { authorization: '' }],
  ['a wrong key', { authorization: `Bearer feed_${'x'.repeat(43)}` }],
  ['another scheme', { authorization: 'Basic eDp4' }],
])('a request with %s is refused, and nothing is stored', async (_label, headers) => {
  const before = await deliveries();
  expect(await send([house], headers)).toMatchObject({ status: 401, body: { code: 'UNKNOWN_KEY' } });
  expect(await deliveries()).toEqual(before);
});

it('a new key replaces the former one, and a removed key is refused', async () => {
  const [first, second] = [await createFeedKey(database.db, 'keys'), await createFeedKey(database.db, 'keys')];
  expect(await read(1, first)).toMatchObject({ status: 401 });
  expect(await read(999_999, second)).toMatchObject({ status: 404 });
  expect(await removeKey(database.db, 'keys')).toBe(true);
  expect(await read(1, second)).toMatchObject({ status: 401 });
  const { rows } = await database.pool.query('select feed_source::text as row from feed_source');
  expect(JSON.stringify(rows)).not.toContain(second);
});

const guess = (text: string) =>
  api.ask(null, {
    url: '/v1/feed/1',
    remoteAddress: '203.0.114.1',
    headers: { authorization: `Bearer ${text}` },
  });

it('wrong keys count against their address, which is then refused even with a right key that was not used before', async () => {
  const unused = await createFeedKey(database.db, 'unused');
  for (let number = 0; number < 300; number += 1) await guess(`guess-${number}`);
  expect(await guess(unused)).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
  expect(await read(999_999)).toMatchObject({ status: 404 });
  expect(await guess(key)).not.toMatchObject({ status: 429 });
});

it('a delivery of another source is reported as missing', async () => {
  const { body } = await send([house]);
  await importAll();
  const other = await createFeedKey(database.db, 'other');
  const [foreign, missing] = [await read(body.id, other), await read(999_999_999, other)];
  expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect({ ...foreign.body, id: '' }).toEqual({ ...missing.body, id: '' });
});

it('a key signs nobody in, and a sign-in is no key', async () => {
  const authorization = `Bearer ${key}`;
  expect(await api.ask(null, { url: '/v1/user/view-profile', headers: { authorization } })).toMatchObject({
    status: 401,
  });
  const owner = await api.signedIn({ role: 'manager', isOwner: true });
  expect(await api.ask(owner, { url: '/v1/feed/1' })).toMatchObject({ status: 401, body: { code: 'UNKNOWN_KEY' } });
});

it('a source with gigabytes waiting is refused until they are imported', async () => {
  const sender = await createFeedKey(database.db, 'much');
  const authorization = `Bearer ${sender}`;
  await database.pool.query(`insert into feed_delivery (source_id, name, digest, bytes, blob_key)
    select id, 'call', 'much', 5000000000, 'feed/much' from feed_source where name = 'much'`);
  const put = vi.spyOn(api.platform.blobs, 'putStream');
  expect(await send([house], { authorization })).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
  expect(await send([house])).toMatchObject({ status: 202 });
  await importAll();
  await database.pool.query(`delete from feed_delivery where digest = 'much'`);
  expect(await send([house], { authorization })).toMatchObject({ status: 202 });
  await importAll();
});

it('other content types are refused, and so is NDJSON by other calls', async () => {
  expect(await send([house], { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
  const user = await api.signedIn();
  const favourite = {
    method: 'POST',
    url: '/v1/favorite/add',
    payload: 'x',
    headers: { 'content-type': ndjson },
  } as const;
  expect(await api.ask(user, favourite)).toMatchObject({ status: 415 });
});

it('two deliveries of a source are imported in order, even if the job of the first runs later', async () => {
  await importAll();
  const own = await createFeedKey(database.db, 'in-order');
  const authorization = `Bearer ${own}`;
  const first = await send([house, session, lotRow('order', { startPrice: 1 })], { authorization });
  const second = await send([lotRow('order', { startPrice: 2 })], { authorization });
  const { rows } = await database.pool.query(
    `select queue_name from graphile_worker.jobs where task_identifier = 'feed.import'`,
  );
  expect(new Set(rows.map((row) => row.queue_name)).size).toBe(1);
  expect(rows).toHaveLength(2);
  const handler = feedHandlers(api.platform).find(({ name }) => name === 'feed.import')!;
  const run = { jobId: '1', attempt: 1, signal: new AbortController().signal, log: api.platform.log };
  await handler.run({ deliveryId: second.body.id }, run);
  await handler.run({ deliveryId: first.body.id }, run);
  await importAll();
  expect((await read(first.body.id, own)).body).toMatchObject({ state: 'done', added: 3 });
  expect(await feedSteps(database).lot('order', 'in-order')).toMatchObject({ facts: { start_price: 2 } });
});

it('an aborted job leaves the delivery at its position, and the next job continues', async () => {
  const { body } = await send([house, session, lotRow('stopped')]);
  const handler = feedHandlers(api.platform).find(({ name }) => name === 'feed.import')!;
  const run = { jobId: '1', attempt: 1, signal: AbortSignal.abort(), log: api.platform.log };
  await expect(handler.run({ deliveryId: body.id }, run)).rejects.toThrow(/stopped at 0 of/);
  expect((await read(body.id)).body).toMatchObject({ state: 'waiting' });
  await importAll();
  expect((await read(body.id)).body).toMatchObject({ state: 'done' });
});

it('a body that is no feed fails with a reason, and its bytes are deleted', async () => {
  const { body } = await send(['PNG', 'not a row']);
  await importAll();
  expect((await read(body.id)).body).toMatchObject({ state: 'failed', failure: expect.stringMatching(/^None of its/) });
  expect((await deliveries()).every(({ blob_key }) => blob_key === null)).toBe(true);
});

/** Sends over a real connection, for bodies that are too long or cut off. */
async function post(headers: Record<string, string | number>, pieces: Iterable<Buffer>) {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/v1/feed',
    headers: { authorization: `Bearer ${key}`, 'content-type': ndjson, ...headers },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode));
    sent.on('error', reject);
  });
  for (const piece of pieces) {
    if (!sent.write(piece)) await new Promise((resolve) => sent.once('drain', resolve).once('close', resolve));
  }
  return { sent, status };
}

it('a body larger than 256 MB is refused before it is read', async () => {
  const { sent, status } = await post({ 'content-length': 300 << 20 }, [Buffer.alloc(10)]);
  expect(await status).toBe(413);
  sent.destroy();
});

it('a sender that disconnects leaves nothing behind', async () => {
  const before = await deliveries();
  const put = vi.spyOn(api.platform.blobs, 'putStream');
  const { sent, status } = await post({ 'content-length': 1_000 }, [Buffer.from('{"type":')]);
  status.catch(() => undefined);
  await eventually(() => expect(put).toHaveBeenCalled());
  sent.destroy();
  await expect(put.mock.results[0]!.value).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  put.mockRestore();
  expect(await deliveries()).toEqual(before);
});
