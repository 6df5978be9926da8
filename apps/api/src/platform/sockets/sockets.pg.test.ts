import { once } from 'node:events';
import { createServer } from 'node:http';
import { liveChannels, type LiveEcho, type LiveEvent, type LiveWelcome } from '@seri/contract/events';
import { socketPath } from '@seri/contract/headers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { emit } from '../outbox/emit.ts';
import { readLastSequence } from '../outbox/positions.ts';
import type { RelayedEvent } from '../outbox/read-events.ts';
import { publish } from '../outbox/publish.ts';
import { openSockets, type SocketParts } from './sockets.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.drop());

/** The accounts of the sign-ins that the cookie `access-token=<sign-in>` may name. */
const accountOf: Record<string, number> = { desk: 1, phone: 1, stranger: 2 };
const signedIn = new Set<string>();
const grantedTo = new Map<number, string[]>();
const clock = { now: () => new Date('2026-11-21T03:00:00Z') };

async function open(changes: Partial<SocketParts> = {}) {
  const server = createServer((_request, response) => response.end('still here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = openSockets({
    server,
    db,
    clock,
    log: silentLog,
    mayUpgrade: () => true,
    identify: async ({ headers: { cookie } }) => {
      const signInId = /access-token=(\w+)/.exec(cookie ?? '')?.[1] ?? '';
      const accountId = accountOf[signInId];
      if (!accountId || !signedIn.has(signInId)) return null;
      return { accountId, signInId, audiences: [`account:${accountId}`, `sign-in:${signInId}`] };
    },
    granted: async (signInId) => (signedIn.has(signInId) ? (grantedTo.get(accountOf[signInId] ?? 0) ?? []) : null),
    isOwnOrigin: ({ origin }) => origin === undefined || origin === 'http://seri.example',
    stillSignedIn: async (ids) => new Set(ids.filter((id) => signedIn.has(id))),
    ...changes,
  });
  const address = server.address();
  return { sockets, server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

type TestServer = Awaited<ReturnType<typeof open>>;
let testServer: TestServer;
const clients: Socket[] = [];
beforeEach(async () => {
  for (const signInId of Object.keys(accountOf)) signedIn.add(signInId);
  grantedTo.clear();
  testServer = await open();
});
afterEach(async () => {
  for (const each of clients.splice(0)) each.disconnect();
  await testServer.sockets.close();
  testServer.server.close();
});

function client(signInId: string | null, options: object = {}, headers: Record<string, string> = {}) {
  const socket = io(testServer.url, {
    path: socketPath,
    transports: ['websocket'],
    reconnectionDelay: 10,
    reconnectionDelayMax: 20,
    forceNew: true,
    extraHeaders: { ...(signInId ? { cookie: `access-token=${signInId}` } : {}), ...headers },
    ...options,
  });
  clients.push(socket);
  const seen = {
    events: [] as LiveEvent[],
    echoes: [] as LiveEcho[],
    welcomes: [] as LiveWelcome[],
    received: [] as string[],
  };
  socket.on(liveChannels.event, (event: LiveEvent) => void (seen.events.push(event), seen.received.push(event.name)));
  socket.on(liveChannels.echo, (echo: LiveEcho) => void seen.echoes.push(echo));
  socket.on(liveChannels.welcome, (welcome: LiveWelcome) => void seen.welcomes.push(welcome));
  socket.on(liveChannels.leaving, () => void seen.received.push('leaving'));
  socket.on('disconnect', (reason) => void seen.received.push(reason));
  socket.on('connect_error', (error) => void seen.received.push(error.message));
  return { socket, ...seen, arrived: () => eventually(() => expect(seen.welcomes.length).toBeGreaterThan(0)) };
}

async function welcomed(signInId: string) {
  const visitor = client(signInId);
  await visitor.arrived();
  return visitor;
}

let sequence = 100;
function favourite(audience: string, originSocket: string | null = null): RelayedEvent {
  sequence += 1;
  return {
    audience,
    sequence,
    previous: 0,
    name: 'favourite.changed',
    data: { lotId: sequence, group: 'A' },
    originSocket,
  };
}

/** Waits for an event of its own: everything sent before it has arrived by then. */
async function settled(visitor: Awaited<ReturnType<typeof welcomed>>, audience: string) {
  const marker = favourite(audience);
  testServer.sockets.deliver(marker);
  await eventually(() => expect(visitor.events.at(-1)?.sequence).toBe(marker.sequence));
  visitor.events.pop();
}

test('a connection is sent the positions of its audiences and the time', async () => {
  await db
    .transaction()
    .execute((tx) => emit(tx, { audience: 'account:1', name: 'settings.changed', data: { language: null } }));
  await publish(db);
  const desk = await welcomed('desk');
  expect(desk.welcomes).toEqual([
    { audiences: { 'account:1': await readLastSequence(db), 'sign-in:desk': 0 }, now: '2026-11-21T03:00:00.000Z' },
  ]);
});

test.each<[string, object]>([
  ['nothing', {}],
  ['a token in the query', { query: { token: 'desk', 'access-token': 'desk', signInId: 'desk' } }],
  ['a token in the handshake', { auth: { token: 'desk', 'access-token': 'desk' } }],
])('a connection with %s and no cookie is refused', async (_case, options) => {
  const nobody = client(null, options);
  await eventually(() => expect(nobody.received).toEqual(['NOT_SIGNED_IN']));
  expect(nobody.socket.active).toBe(false);
  expect(testServer.sockets.count()).toBe(0);
});

test('a page of another origin gets no connection, even with the cookie', async () => {
  const foreign = client('desk', { reconnection: false }, { origin: 'http://evil.example' });
  await eventually(() => expect(foreign.received).toEqual(['websocket error']));
  const own = client('desk', {}, { origin: 'http://seri.example' });
  await own.arrived();
});

test('there is no other transport than the websocket', async () => {
  const response = await fetch(`${testServer.url}${socketPath}/?EIO=4&transport=polling`);
  expect(response.status).toBe(400);
});

test('an event reaches its audience and nobody else', async () => {
  const [desk, phone, stranger] = [await welcomed('desk'), await welcomed('phone'), await welcomed('stranger')];
  const event = favourite('account:1');
  testServer.sockets.deliver(event);
  await settled(stranger, 'account:2');
  await settled(desk, 'account:1');
  const { originSocket: _, ...sent } = event;
  expect(desk.events).toEqual([sent]);
  expect(phone.events[0]).toEqual(sent);
  expect(stranger.events).toEqual([]);
});

test('the connection that caused an event gets only its number', async () => {
  const [desk, phone] = [await welcomed('desk'), await welcomed('phone')];
  const event = favourite('account:1', desk.socket.id);
  testServer.sockets.deliver(event);
  await eventually(() => expect(phone.events).toHaveLength(1));
  await eventually(() => expect(desk.echoes).toHaveLength(1));
  await settled(desk, 'account:1');
  expect(desk.echoes).toEqual([{ audience: 'account:1', sequence: event.sequence, previous: 0 }]);
  expect(desk.events).toEqual([]);
});

test('a connection of someone else that is named as the origin gets no echo', async () => {
  const [desk, stranger] = [await welcomed('desk'), await welcomed('stranger')];
  testServer.sockets.deliver(favourite('account:1', stranger.socket.id));
  await eventually(() => expect(desk.events).toHaveLength(1));
  await settled(stranger, 'account:2');
  expect(stranger.echoes).toEqual([]);
});

test('an ended sign-in gets the event and is disconnected; the same account elsewhere stays', async () => {
  const [desk, phone] = [await welcomed('desk'), await welcomed('phone')];
  signedIn.delete('desk');
  testServer.sockets.deliver({
    audience: 'sign-in:desk',
    sequence: 200,
    previous: 0,
    name: 'sign-in.ended',
    data: { reason: 'revoked' },
    originSocket: null,
  });
  await eventually(() => expect(desk.received).toEqual(['sign-in.ended', 'io server disconnect']));
  expect(phone.socket.connected).toBe(true);
  desk.socket.connect();
  await eventually(() => expect(desk.received.at(-1)).toBe('NOT_SIGNED_IN'));
});

test('an ended sign-in whose event was lost is found by the regular check', async () => {
  await testServer.sockets.close();
  testServer = await open({ recheckEvery: 20 });
  const [desk, phone] = [await welcomed('desk'), await welcomed('phone')];
  signedIn.delete('desk');
  await eventually(() => expect(desk.received).toEqual(['io server disconnect']));
  expect(phone.socket.connected).toBe(true);
});

test('a client that sends an event is disconnected', async () => {
  const desk = await welcomed('desk');
  desk.socket.emit('join', 'account:2');
  await eventually(() => expect(desk.received).toEqual(['io server disconnect']));
});

test('a client that sends a large message is disconnected', async () => {
  const desk = await welcomed('desk');
  desk.socket.io.reconnection(false);
  desk.socket.emit('x', 'x'.repeat(2_000));
  await eventually(() => expect(desk.received).toEqual(['transport close']));
});

/** Breaks the network, delivers two events, and reconnects with the cookie of `returnsAs`. */
async function interrupted({ returnsAs = 'desk', meanwhile = () => {} } = {}) {
  const desk = await welcomed('desk');
  await settled(desk, 'account:1');
  desk.socket.io.reconnection(false);
  desk.socket.io.engine.close();
  await eventually(() => expect(testServer.sockets.count()).toBe(0));
  testServer.sockets.deliver(favourite('account:1'));
  testServer.sockets.deliver(favourite('account:1'));
  meanwhile();
  desk.socket.io.opts.extraHeaders = { cookie: `access-token=${returnsAs}` };
  desk.socket.connect();
  return desk;
}

test('a connection that returns soon is sent what it missed and keeps its identity', async () => {
  const desk = await interrupted();
  await eventually(() => expect(desk.welcomes).toHaveLength(2));
  expect(desk.socket.recovered).toBe(true);
  expect(desk.events.map((event) => event.sequence)).toEqual([sequence - 1, sequence]);
  await settled(desk, 'account:1');
});

test('a connection that returns after its sign-in ended is refused and sent nothing', async () => {
  const desk = await interrupted({ meanwhile: () => void signedIn.delete('desk') });
  await eventually(() => expect(desk.received.at(-1)).toBe('NOT_SIGNED_IN'));
  expect(desk.events).toEqual([]);
});

test('a connection that returns as someone else never gets events of the former account', async () => {
  const returned = await interrupted({ returnsAs: 'stranger' });
  await eventually(() => expect(returned.welcomes).toHaveLength(2));
  testServer.sockets.deliver(favourite('account:1'));
  await settled(returned, 'account:2');
  expect(returned.events).toEqual([]);
  expect(Object.keys(returned.welcomes[1]!.audiences)).toEqual(['account:2', 'sign-in:stranger']);
});

test('a client whose identity cannot be looked up reconnects by itself', async () => {
  await testServer.sockets.close();
  let isBroken = true;
  testServer = await open({
    identify: async () => {
      if (isBroken) throw new Error('database is away');
      return { accountId: 1, signInId: 'desk', audiences: ['account:1'] };
    },
  });
  const desk = client('desk');
  await eventually(() => expect(desk.received.length).toBeGreaterThan(0));
  isBroken = false;
  await desk.arrived();
});

/** Changes the rooms granted to an account, and delivers the event that says so. */
function change(accountId: number, audiences: string[]): void {
  grantedTo.set(accountId, audiences);
  testServer.sockets.deliver({ ...favourite(`account:${accountId}`), name: 'account.changed', data: { roleId: 1 } });
}

const heard = ({ events }: { events: LiveEvent[] }) => events.filter(({ name }) => name === 'favourite.changed');

test('a revoked room is silent from the very next event', async () => {
  grantedTo.set(1, ['lots:bike', 'lots:car']);
  const desk = await welcomed('desk');
  change(1, ['lots:car']);
  testServer.sockets.deliver(favourite('lots:bike'));
  await eventually(() => expect(desk.welcomes).toHaveLength(2));
  testServer.sockets.deliver(favourite('lots:bike'));
  testServer.sockets.deliver(favourite('lots:car'));
  await settled(desk, 'account:1');
  expect(heard(desk).map(({ audience }) => audience)).toEqual(['lots:car']);
  expect(Object.keys(desk.welcomes[1]!.audiences)).toEqual(['account:1', 'sign-in:desk', 'lots:car']);
});

test('the later of two changes at once wins, whichever answer comes first', async () => {
  const answers: PromiseWithResolvers<string[]>[] = [];
  const granted = () => {
    const answer = Promise.withResolvers<string[]>();
    answers.push(answer);
    return answer.promise;
  };
  await testServer.sockets.close();
  testServer = await open({ granted });
  const desk = client('desk');
  await eventually(() => expect(answers).toHaveLength(1));
  change(1, []);
  change(1, []);
  expect(answers).toHaveLength(3);
  answers[2]?.resolve(['lots:car']);
  await desk.arrived();
  answers[1]?.resolve(['lots:bike']);
  answers[0]?.resolve(['lots:bike']);
  testServer.sockets.deliver(favourite('lots:car'));
  await eventually(() => expect(heard(desk)).toHaveLength(1));
  testServer.sockets.deliver(favourite('lots:bike'));
  await settled(desk, 'account:1');
  expect(heard(desk).map(({ audience }) => audience)).toEqual(['lots:car']);
  expect(desk.welcomes).toHaveLength(1);
});

test('a connection whose sign-in has ended is closed when its account changes', async () => {
  const desk = await welcomed('desk');
  signedIn.delete('desk');
  change(1, ['lots:bike']);
  await eventually(() => expect(desk.received).toEqual(['account.changed', 'io server disconnect']));
});

test('a returning connection does not get the events it missed in a room that was revoked meanwhile', async () => {
  grantedTo.set(1, ['lots:bike', 'lots:car']);
  const returned = await interrupted({
    meanwhile: () => {
      testServer.sockets.deliver(favourite('lots:bike'));
      testServer.sockets.deliver(favourite('lots:car'));
      grantedTo.set(1, ['lots:car']);
    },
  });
  await eventually(() => expect(returned.welcomes).toHaveLength(2));
  expect(returned.socket.recovered).toBe(true);
  expect(returned.events.map(({ audience }) => audience)).toEqual(['account:1', 'account:1', 'lots:car']);
});

test('closing is announced, then every connection is closed and none admitted, while the HTTP server goes on', async () => {
  const [desk, stranger] = [await welcomed('desk'), await welcomed('stranger')];
  await testServer.sockets.close();
  await eventually(() => expect(desk.received).toEqual(['leaving', 'io server disconnect']));
  await eventually(() => expect(stranger.received).toEqual(['leaving', 'io server disconnect']));
  const late = client('desk', { reconnection: false });
  await eventually(() => expect(late.received).toEqual(['websocket error']));
  expect(await (await fetch(testServer.url)).text()).toBe('still here');
});
