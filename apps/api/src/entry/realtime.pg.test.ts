import { liveChannels, type LiveEvent, type LiveWelcome } from '@seri/contract/events';
import { apiRoot, cookies as names, socketPath } from '@seri/contract/headers';
import { type LotKind, lotKinds } from '@seri/domain/lots/lot-kinds';
import type { Flag } from '@seri/domain/people/permissions';
import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { eventually } from '@seri/api/testkit/eventually';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { audienceOf } from '../platform/actor.ts';
import { emit } from '../platform/outbox/emit.ts';
import { startRealtime } from './realtime.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);
const realtime = await startRealtime(api.platform, api.app);
const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
const manager = await api.signedIn({ role: 'manager' });
const clients: Socket[] = [];
afterEach(() => {
  for (const each of clients.splice(0)) each.disconnect();
});
afterAll(async () => {
  await realtime.stop();
  await api.close();
  await database.drop();
});

async function listen({ cookies }: TestUser) {
  const extraHeaders = { cookie: `${names.access}=${cookies[names.access]}` };
  const socket = io(url, { path: socketPath, transports: ['websocket'], forceNew: true, extraHeaders });
  clients.push(socket);
  const lots: number[] = [];
  const welcomes: LiveWelcome[] = [];
  socket.on(liveChannels.welcome, (welcome: LiveWelcome) => void welcomes.push(welcome));
  socket.on(liveChannels.event, (event: LiveEvent) => {
    if (event.name === 'lots.changed') lots.push(...event.data.lots.map(({ id }) => id));
  });
  await eventually(() => expect(welcomes).toHaveLength(1));
  return {
    lots,
    welcomedAgain: (times = 2) => eventually(() => expect(welcomes).toHaveLength(times)),
    kinds: () => Object.keys(welcomes.at(-1)?.audiences ?? {}).filter((audience) => audience.startsWith('lots:')),
  };
}

function emitLot(kind: LotKind, id: number): Promise<void> {
  const lots = [{ id, status: 4533, soldPrice: 500_000, runsAt: '2026-11-18T03:00:00Z' }];
  const event = { audience: audienceOf.lots(kind), name: 'lots.changed', data: { lots } } as const;
  return database.db.transaction().execute((tx) => emit(tx, event));
}

async function setFlags({ accountId }: TestUser, overrides: Partial<Record<Flag, boolean>>, version: number) {
  const payload = { id: accountId, version, overrides };
  const answer = await api.ask(manager, { method: 'PUT', url: `${apiRoot}/user/permissions`, payload });
  expect(answer).toMatchObject({ status: 200 });
}

test('each connection gets the lots of the kinds that its flags show', async () => {
  const guest = await listen(await api.signedIn({ role: 'guest' }));
  const bikes = await listen(await api.signedIn({ role: 'guest', overrides: { bikeView: true } }));
  const nothing = await listen(
    await api.signedIn({ role: 'guest', overrides: { carAuctionsView: false, onepriceView: false } }),
  );
  expect(guest.kinds()).toEqual(['lots:car', 'lots:stock']);
  expect(nothing.kinds()).toEqual([]);
  for (const [index, kind] of lotKinds.entries()) await emitLot(kind, index);
  await eventually(() => expect(guest.lots).toEqual([0, 3]));
  await eventually(() => expect(bikes.lots).toEqual([0, 1, 3]));
  expect(nothing.lots).toEqual([]);
});

test('a revoked flag stops the lots of its kind at once, and a restored one starts them', async () => {
  const user = await api.signedIn({ role: 'guest' });
  const guest = await listen(user);
  await setFlags(user, { carAuctionsView: false }, 1);
  await emitLot('car', 1);
  await emitLot('stock', 2);
  await guest.welcomedAgain();
  await emitLot('car', 3);
  await emitLot('stock', 4);
  await eventually(() => expect(guest.lots).toContain(4));
  expect(guest.lots).not.toContain(1);
  expect(guest.lots).not.toContain(3);

  await setFlags(user, { carAuctionsView: true }, 2);
  await guest.welcomedAgain(3);
  await emitLot('car', 5);
  await eventually(() => expect(guest.lots).toContain(5));
});

test('a flag of a role opens and closes the rooms of all its accounts, except those with an override', async () => {
  const shut = { role: 'restricted', overrides: { bikeView: false } } as const;
  const [one, other] = [
    await listen(await api.signedIn({ role: 'restricted' })),
    await listen(await api.signedIn(shut)),
  ];
  const before = one.kinds().includes('lots:bike');
  const payload = { roleId: roleIds.restricted, version: 1, overrides: { bikeView: !before } };
  const answer = await api.ask(manager, { method: 'PUT', url: `${apiRoot}/user/role-flags`, payload });
  expect(answer).toMatchObject({ status: 200 });
  await one.welcomedAgain();
  await other.welcomedAgain();
  expect(one.kinds().includes('lots:bike')).toBe(!before);
  expect(other.kinds()).not.toContain('lots:bike');
});

test('a connection outlives the token it was opened with, and its flags are still looked up', async () => {
  const user = await api.signedIn({ role: 'guest' });
  const guest = await listen(user);
  await database.db.deleteFrom('sign_in_token').where('sign_in_id', '=', user.signInId).execute();
  await setFlags(user, { bikeView: true }, 1);
  await guest.welcomedAgain();
  expect(guest.kinds()).toContain('lots:bike');
});
