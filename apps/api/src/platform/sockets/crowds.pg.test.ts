import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { liveChannels, liveCrowded } from '@seri/contract/events';
import { socketPath } from '@seri/contract/headers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { openSockets } from './sockets.ts';

const database = await openTestDatabase();
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
let isFlooded = false;
const sockets = openSockets({
  server,
  db: database.db,
  clock: new FixedClock('2026-11-21T03:00:00Z'),
  log: silentLog,
  mostOfAccount: 2,
  isOwnOrigin: () => true,
  mayUpgrade: () => !isFlooded,
  identify: async ({ headers }) => {
    const accountId = Number(headers.cookie);
    return { accountId, signInId: `of ${accountId}`, audiences: [`account:${accountId}`] };
  },
  granted: async () => [],
  stillSignedIn: async (ids) => new Set(ids),
});
const clients: Socket[] = [];
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await sockets.close();
  server.close();
  await database.drop();
});

/** Resolves with `welcome`, or with the reason of the refusal. */
function connect(accountId: number): Promise<string> {
  const options = { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false };
  const client = io(`http://127.0.0.1:${port}`, { ...options, extraHeaders: { cookie: String(accountId) } });
  clients.push(client);
  return new Promise((resolve) => {
    client.on(liveChannels.welcome, () => resolve('welcome'));
    client.on('connect_error', ({ message }) => resolve(message));
  });
}

test('an account has so many connections at most, and others are not held up', async () => {
  expect([await connect(1), await connect(1)]).toEqual(['welcome', 'welcome']);
  expect(await connect(1)).toBe(liveCrowded);
  expect(await connect(2)).toBe('welcome');
});

test('an upgrade from an address with too many strangers is refused', async () => {
  isFlooded = true;
  expect(await connect(3)).toBe('websocket error');
  isFlooded = false;
  expect(await connect(3)).toBe('welcome');
});
