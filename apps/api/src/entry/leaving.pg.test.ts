import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveChannels } from '@seri/contract/events';
import { apiRoot, cookies as names, socketPath } from '@seri/contract/headers';
import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { newLot } from '@seri/api/testkit/factories';
import { io } from 'socket.io-client';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, expect, test, vi } from 'vitest';
import { bidOf } from '../features/trade/bidding/bidding.steps.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const folder = await mkdtemp(join(tmpdir(), 'seri-leaving-'));
afterAll(async () => {
  await api.close();
  await database.drop();
  // The studio of a killed server may still be writing its compiled sources.
  await eventually(() => rm(folder, { recursive: true, force: true }));
});

async function startServer(file = 'all.ts'): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), 'http'], {
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DEMO: 'on',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      MEMORY_LIMIT: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}` };
}

/** A busy server refuses calls with 503, and whoever called repeats them. */
function keepFavourite(url: string, { cookies }: TestUser, carId: number): Promise<Response> {
  return eventually(async () => {
    const answer = await fetch(`${url}${apiRoot}/favorite/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${names.access}=${cookies[names.access]}` },
      body: JSON.stringify({ carId, group: 'A', type: 'auction' }),
    });
    if (answer.status === 503) throw new Error('The server is busy.');
    return answer;
  });
}

test.each([
  ['on SIGTERM', 'all.ts', (child: ChildProcess) => void child.kill('SIGTERM')],
  ['when its memory has grown', 'grows-when-told.child.ts', (child: ChildProcess) => void child.send('grow')],
])(
  '%s live connections get an event, the running request is finished, then the process ends',
  async (_when, file, end) => {
    const user = await api.signedIn();
    const lotId = await newLot(database.db, { day: japanDay(new Date()) });
    const { child, url } = await startServer(file);
    const exit = once(child, 'exit');
    const extraHeaders = { cookie: `${names.access}=${user.cookies[names.access]}` };
    const socket = io(url, { path: socketPath, transports: ['websocket'], reconnection: false, extraHeaders });
    const leavingEvent = new Promise((resolve) => void socket.once(liveChannels.leaving, resolve));
    await new Promise((resolve) => void socket.once(liveChannels.welcome, resolve));

    const holder = await database.pool.connect();
    await holder.query('start transaction');
    await holder.query('select 1 from account where id = $1 for update', [user.accountId]);
    const answer = keepFavourite(url, user, lotId);
    await untilWaiting(database.pool);
    end(child);
    await leavingEvent;
    await holder.query('commit');
    holder.release();

    expect((await answer).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  },
);

test('a server that is killed has kept its compiled sources for the next start, where nobody else may write', async () => {
  const { child } = await startServer();
  const cache = join(folder, 'compile-cache');
  const kept = async () => (await readdir(cache, { recursive: true })).length;
  await eventually(async () => expect(await kept()).toBeGreaterThan(500));
  expect((await stat(cache)).mode & 0o777).toBe(0o700);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a closing server places and answers the bids that are still queued', async () => {
  const users = await Promise.all(Array.from({ length: 30 }, () => api.signedIn({ creditLimit: 10_000_000 })));
  const lotId = await newLot(database.db, { day: addDays(japanDay(new Date()), 2), startPrice: 500_000 });
  const { app } = await openTestApi(database);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let arrived = 0;
  app.server.on('request', () => (arrived += 1));
  const holder = await database.pool.connect();
  await holder.query('start transaction');
  await holder.query('select 1 from lot where id = $1 for update', [lotId]);
  const answers = users.map((user) => placeBid(url, user, lotId));
  await vi.waitUntil(() => arrived === users.length, { timeout: 20_000 });
  await untilWaiting(database.pool);
  const closed = app.close();
  await holder.query('commit');
  holder.release();

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(users.map(() => 200));
  await closed;
});

function placeBid(url: string, { cookies }: TestUser, carId: number): Promise<Response> {
  return fetch(`${url}${apiRoot}/bid/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${names.access}=${cookies[names.access]}` },
    body: JSON.stringify(bidOf(carId, 500_000)),
  });
}
