import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveChannels, type LiveEvent, type LiveWelcome } from '@seri/contract/events';
import { socketPath } from '@seri/contract/headers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { emitAll } from '../outbox/emit.ts';
import { readLastSequence } from '../outbox/positions.ts';
import { publish } from '../outbox/publish.ts';
import { openSockets } from './sockets.ts';

const database = await openTestDatabase();
const { db } = database;
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const sockets = openSockets({
  server,
  db,
  clock: { now: () => new Date('2026-11-21T03:00:00Z') },
  log: silentLog,
  identify: async () => ({ accountId: 1, signInId: 'desk', audiences: ['account:1'] }),
  granted: async () => ['lots:car'],
  isOwnOrigin: () => true,
  mayUpgrade: () => true,
  stillSignedIn: async (ids) => new Set(ids),
});
const clients: Socket[] = [];

afterEach(() => {
  for (const each of clients.splice(0)) each.disconnect();
});
afterAll(async () => {
  await sockets.close();
  server.close();
  await database.drop();
});

/** A connection that has been welcomed. */
async function connect(since: unknown) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const socket = io(url, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { since } });
  clients.push(socket);
  const seen = { events: [] as LiveEvent[], welcomes: [] as LiveWelcome[] };
  socket.on(liveChannels.event, (event: LiveEvent) => void seen.events.push(event));
  socket.on(liveChannels.welcome, (welcome: LiveWelcome) => void seen.welcomes.push(welcome));
  await eventually(() => expect(seen.welcomes).toHaveLength(1));
  return seen;
}

/** Writes events that are numbered one after the other, and returns the number before the first. */
async function written(...audiences: string[]) {
  const before = await readLastSequence(db);
  const events = audiences.map(
    (audience, lotId) => ({ audience, name: 'favourite.changed', data: { lotId, group: 'A' } }) as const,
  );
  await db.transaction().execute((tx) => emitAll(tx, events));
  await publish(db);
  return before;
}

test('a connection is sent the events of its audiences after those that its page holds', async () => {
  const before = await written('account:1', 'account:1', 'account:2', 'lots:car', 'lots:bike');
  const desk = await connect(before + 1);
  expect(desk.events.map(({ audience, sequence: number }) => [audience, number - before])).toEqual([
    ['account:1', 2],
    ['lots:car', 4],
  ]);
});

test('a connection that may hear more later is not sent the same events again', async () => {
  const before = await written('account:1');
  const desk = await connect(before);
  const numbers = { audience: 'account:1', sequence: before + 2, previous: before + 1, originSocket: null };
  sockets.deliver({ ...numbers, name: 'account.changed', data: { roleId: 1 } });
  await eventually(() => expect(desk.welcomes).toHaveLength(2));
  expect(desk.events.map(({ name }) => name)).toEqual(['favourite.changed', 'account.changed']);
});

test('a page that misses very many events is sent none, so that it asks for its data again', async () => {
  const before = await written(...Array.from({ length: 201 }, () => 'account:1'));
  const late = await connect(before);
  expect(late.events).toEqual([]);
  const nearly = await connect(before + 1);
  expect(nearly.events).toHaveLength(200);
});

test.each([-1, 1.5, '7', null, {}, Number.MAX_VALUE])('a position of %j counts as none', async (since) => {
  await written('account:1');
  const odd = await connect(since);
  expect(odd.events).toEqual([]);
});
