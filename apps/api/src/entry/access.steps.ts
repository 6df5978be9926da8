import { randomUUID } from 'node:crypto';
import { openTestApi, type TestApi, type TestUser } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newLot } from '@seri/testkit/factories';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedKey } from '../features/intake/feed/deliveries/create-feed-key.ts';
import { acting, everybody, known, type Row, type Who, type World } from './access-row.ts';

interface Visit {
  user: TestUser | null;
  world: World;
}

/** Makes every call as everybody, for own, foreign and missing rows. */
export function describeAccess(rows: Readonly<Record<string, Row>>): void {
  let database: TestDatabase;
  let house: House;

  beforeAll(async () => {
    database = await openTestDatabase();
    house = await House.open(database);
  });

  afterAll(async () => {
    await house.close();
    await database.drop();
  });

  async function answerOf(who: Who, { ask }: Row['cases'][string], wanted: number): Promise<number> {
    const reader = await house.reader(who);
    const isChange = wanted < 400 && changesSomething(ask(reader.world));
    return house.answer(isChange ? await house.visit(who) : reader, ask);
  }

  describe('every call answers everybody as its row says', () => {
    it.each(Object.entries(rows))('%s', async (_, row) => {
      const answers: Record<string, number> = {};
      const wanted: Record<string, number> = {};
      for (const who of everybody) {
        for (const [kind, asked] of Object.entries(row.cases)) {
          const status = expected(who, row, asked);
          wanted[`${who}, ${kind}`] = status;
          answers[`${who}, ${kind}`] = await answerOf(who, asked, status);
        }
      }
      expect(answers).toEqual(wanted);
    });
  });
}

/** Some GETs change something too: those that demand a same-origin request. */
const changesSomething = ({ method, headers }: InjectOptions) => method !== 'GET' || headers === acting;

function expected(who: Who, { may }: Row, { gives, owner = gives, guest = gives }: Row['cases'][string]): number {
  const own: Partial<Record<Who, number>> = { owner, guest };
  if (may.includes(who)) return own[who] ?? gives;
  return known.includes(who) ? 403 : 401;
}

const unknownRole = 4711;

/** All visitors find it. */
type Fixed = Pick<World, 'lotId' | 'feedKey' | 'ownDelivery' | 'otherDelivery'>;

class House {
  readonly #api: TestApi;
  readonly #db: TestDatabase['db'];
  readonly #fixed: Fixed;
  readonly #readers = new Map<Who, Visit>();
  #addresses = 0;

  private constructor(api: TestApi, db: TestDatabase['db'], fixed: Fixed) {
    this.#api = api;
    this.#db = db;
    this.#fixed = fixed;
  }

  static async open(database: TestDatabase): Promise<House> {
    const { db } = database;
    const api = await openTestApi(database);
    const [feedKey, otherKey] = [await createFeedKey(db, 'own'), await createFeedKey(db, 'other')];
    const [ownDelivery, otherDelivery] = [await sendFeed(api, feedKey), await sendFeed(api, otherKey)];
    return new House(api, db, { feedKey, ownDelivery, otherDelivery, lotId: await newLot(db, { day: '2026-11-18' }) });
  }

  /** One of each kind, for all calls that leave everything as it was. */
  async reader(who: Who): Promise<Visit> {
    const visit = this.#readers.get(who) ?? (await this.visit(who));
    this.#readers.set(who, visit);
    return visit;
  }

  async visit(who: Who): Promise<Visit> {
    const user = await this.#arrive(who);
    return { user, world: await this.#worldOf(user) };
  }

  async answer({ user, world }: Visit, ask: (world: World) => InjectOptions): Promise<number> {
    const remoteAddress = this.#newAddress();
    const { status } = await this.#api.ask(user, { remoteAddress, ...ask({ ...world, newAddress: remoteAddress }) });
    return status;
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  async #arrive(who: Who): Promise<TestUser | null> {
    if (who === 'nobody') return null;
    if (who === 'unknown') return this.#api.signedIn({ roleId: unknownRole });
    if (who === 'owner') return this.#api.signedIn({ role: 'manager', isOwner: true });
    return this.#api.signedIn({ role: who });
  }

  /** A second sign-in of the one who asks, another client and another member of staff: new ones each time. */
  async #worldOf(user: TestUser | null): Promise<World> {
    const own = user && (await this.#api.signedInAgain(user));
    const [other, colleague, guests] = await Promise.all([
      this.#api.signedIn(),
      this.#api.signedIn({ role: 'manager' }),
      this.#db.selectFrom('role_flags').select('version').where('role_id', '=', 980).executeTakeFirstOrThrow(),
    ]);
    return {
      ...this.#fixed,
      ownId: own?.accountId ?? 0,
      otherId: other.accountId,
      staffId: colleague.accountId,
      missingId: 999_999_999,
      ownSignIn: own?.signInId ?? randomUUID(),
      otherSignIn: other.signInId,
      missingSignIn: randomUUID(),
      guestVersion: guests.version,
      newAddress: this.#newAddress(),
      ownSearch: own ? await this.#saveSearch(own) : 0,
      otherSearch: await this.#saveSearch(other),
    };
  }

  /** One that comes with many cookies of nobody, an unknown role's or a disabled account's, is soon made to wait. */
  #newAddress(): string {
    this.#addresses += 1;
    return `203.0.${this.#addresses >> 8}.${this.#addresses & 255}`;
  }

  async #saveSearch(user: TestUser): Promise<number> {
    const payload = { title: 'a search', params: 'color=red', type: 'car-auction' };
    const remoteAddress = this.#newAddress();
    const { body } = await this.#api.ask(user, { method: 'POST', url: '/v1/user/save-search', payload, remoteAddress });
    return Number(body.id);
  }
}

async function sendFeed(api: TestApi, key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' };
  const { body } = await api.ask(null, { method: 'POST', url: '/v1/feed', headers, payload: '{"type":"lot"}' });
  return Number(body.id);
}
