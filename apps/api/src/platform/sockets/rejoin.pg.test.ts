import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socketPath } from '@seri/contract/headers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll, expect, test } from 'vitest';
import { openSockets } from './sockets.ts';

const database = await openTestDatabase();
const server = createServer((_request, response) => response.end('still here')).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const sockets = openSockets({
  server,
  db: database.db,
  clock: { now: () => new Date('2026-11-21T03:00:00Z') },
  log: silentLog,
  identify: async () => ({ accountId: 1, signInId: 'desk', audiences: ['account:1'] }),
  granted: async () => [],
  isOwnOrigin: () => true,
  mayUpgrade: () => true,
  stillSignedIn: async (ids) => new Set(ids),
});

afterAll(async () => {
  await sockets.close();
  server.close();
  await database.drop();
});

/** A bare websocket, to send packets that no client of socket.io would. */
async function connect() {
  const websocket = new WebSocket(`ws://${address}${socketPath}/?EIO=4&transport=websocket`);
  const heard: string[] = [];
  websocket.addEventListener('message', ({ data }) => void heard.push(String(data)));
  const hears = (start: string) => eventually(() => expect(heard.some((each) => each.startsWith(start))).toBe(true));
  await hears('0');
  return { websocket, hears };
}

/** Packets of socket.io that join and leave the default namespace. */
const [join, leave] = ['40', '41'];

test('leaving the namespace closes the connection, so joining again on it breaks nothing', async () => {
  const { websocket, hears } = await connect();
  websocket.send(join);
  await hears('42["welcome"');
  websocket.send(leave);
  await eventually(() => expect(sockets.count()).toBe(0));
  websocket.send(join);
  await eventually(() => expect(websocket.readyState).toBe(WebSocket.CLOSED));
  expect(await (await fetch(`http://${address}`)).text()).toBe('still here');
});
