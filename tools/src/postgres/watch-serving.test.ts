import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endWhenSilent } from './watch-serving.ts';

const rhythm = { pauseMilliseconds: 10, limitMilliseconds: 50 };
const sockets = new Set<Socket>();
const server = createServer();
afterEach(() => {
  server.close().removeAllListeners();
  for (const socket of sockets) socket.destroy();
});

/** A process that does nothing, and a server in its name that treats each connection this way. */
async function pretend(answer: (socket: Socket) => void) {
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => undefined));
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const exited = once(child, 'exit').then(([, name]) => String(name));
  const url = `postgres://seri@127.0.0.1:${(server.address() as AddressInfo).port}/seri`;
  return { child, database: { url, pid: child.pid ?? 0, exited } };
}

it('a database that accepts connections and never answers is ended', async () => {
  const { database } = await pretend(() => undefined);
  await endWhenSilent(database, rhythm);
  expect(await database.exited).toBe('SIGKILL');
});

it('one that refuses, because it recovers or has no connection to spare, is left alone', async () => {
  let asked = 0;
  const body = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0';
  const { child, database } = await pretend((socket) => {
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(body.length + 4, 1);
    socket.once('data', () => socket.end(Buffer.concat([head, Buffer.from(body)])));
    asked += 1;
    if (asked === 6) child.kill('SIGTERM');
  });
  await endWhenSilent(database, rhythm);
  expect(await database.exited).toBe('SIGTERM');
});
