import { randomUUID } from 'node:crypto';
import { openTestApi, type TestApi, type TestUser } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newLot } from '@seri/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedKey } from '../features/feed/create-feed-key.ts';
import { everybody, known, type Row, type Who, type World } from './access-row.ts';
import { rows } from './access.rows.ts';

let database: TestDatabase;
let api: TestApi;
let lotId: number;
let feedKey: string;
let otherKey: string;
let ownDelivery: number;
let otherDelivery: number;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  [feedKey, otherKey] = [await createFeedKey(database.db, 'own'), await createFeedKey(database.db, 'other')];
  [ownDelivery, otherDelivery] = [await sendFeed(feedKey), await sendFeed(otherKey)];
  lotId = await newLot(database.db, { day: '2026-11-18' });
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function sendFeed(key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' };
  const { body } = await api.ask(null, { method: 'POST', url: '/v1/feed', headers, payload: '{"type":"lot"}' });
  return Number(body.id);
}

async function saveSearch(user: TestUser, remoteAddress: string): Promise<number> {
  const payload = { title: 'a search', params: 'color=red', type: 'car-auction' };
  const { body } = await api.ask(user, { method: 'POST', url: '/v1/user/save-search', payload, remoteAddress });
  return Number(body.id);
}

const unknownRole = 4711;
let visits = 0;
const addressOf = (visit: number) => `203.0.${visit >> 8}.${visit & 255}`;

async function arrive(who: Who): Promise<TestUser | null> {
  if (who === 'nobody') return null;
  if (who === 'unknown') return api.signedIn({ roleId: unknownRole });
  if (who === 'owner') return api.signedIn({ role: 'manager', isOwner: true });
  return api.signedIn({ role: who });
}

/** A second sign-in of the one who asks, another client and another member of staff: new ones each time. */
async function worldOf(user: TestUser | null): Promise<World> {
  const own = user && (await api.signedInAgain(user));
  const [other, colleague, guests] = await Promise.all([
    api.signedIn(),
    api.signedIn({ role: 'manager' }),
    database.db.selectFrom('role_flags').select('version').where('role_id', '=', 980).executeTakeFirstOrThrow(),
  ]);
  // One that comes with many cookies of nobody, an unknown role's or a disabled account's, is soon made to wait.
  const newAddress = addressOf((visits += 1));
  const ownSearch = own ? await saveSearch(own, newAddress) : 0;
  const otherSearch = await saveSearch(other, newAddress);
  return {
    ownId: own?.accountId ?? 0,
    otherId: other.accountId,
    staffId: colleague.accountId,
    missingId: 999_999_999,
    ownSignIn: own?.signInId ?? randomUUID(),
    otherSignIn: other.signInId,
    missingSignIn: randomUUID(),
    lotId,
    guestVersion: guests.version,
    newAddress,
    feedKey,
    ownSearch,
    otherSearch,
    ownDelivery,
    otherDelivery,
  };
}

function expected(who: Who, { may }: Row, { gives, owner = gives, guest = gives }: Row['cases'][string]): number {
  const own: Partial<Record<Who, number>> = { owner, guest };
  if (may.includes(who)) return own[who] ?? gives;
  return known.includes(who) ? 403 : 401;
}

it('every call of the house has its row, and every row its call', async () => {
  const document = (await api.app.inject('/v1/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const calls = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(Object.keys(rows).toSorted()).toEqual(calls.toSorted());
});

describe('every call answers everybody as its row says', () => {
  for (const [name, row] of Object.entries(rows)) {
    it(name, { timeout: 30_000 }, async () => {
      const answers: Record<string, number> = {};
      const wanted: Record<string, number> = {};
      for (const who of everybody) {
        for (const [kind, asked] of Object.entries(row.cases)) {
          const user = await arrive(who);
          const world = await worldOf(user);
          const { status } = await api.ask(user, { remoteAddress: world.newAddress, ...asked.ask(world) });
          answers[`${who}, ${kind}`] = status;
          wanted[`${who}, ${kind}`] = expected(who, row, asked);
        }
      }
      expect(answers).toEqual(wanted);
    });
  }
});
