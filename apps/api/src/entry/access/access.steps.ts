import { randomUUID } from 'node:crypto';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import type { GivenRights } from '@seri/domain/people/given-rights';
import { proofMinutes } from '@seri/domain/people/second-factor';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFeedKey } from '../../features/intake/feed/deliveries/create-feed-key.ts';
import { type AccessCase, type AccessRow, acting, type Caller, everybody, signedIn, type World } from './access-row.ts';

export interface CallerVisit {
  user: TestUser | null;
  world: World;
}

/** Makes every call as everybody, for own, foreign and missing rows. */
export function describeAccess(rows: Readonly<Record<string, AccessRow>>): void {
  let database: TestDatabase;
  let portal: AccessPortal;

  beforeAll(async () => {
    database = await openTestDatabase();
    portal = await AccessPortal.open(database);
  });

  afterAll(async () => {
    await portal.close();
    await database.drop();
  });

  async function answerOf(caller: Caller, { ask }: AccessCase, wanted: number): Promise<number> {
    const reader = await portal.reader(caller);
    const isChange = wanted < 400 && changesSomething(ask(reader.world));
    return portal.answer(isChange ? await portal.visit(caller) : reader, ask);
  }

  describe('every call answers everybody as its row says', () => {
    it.each(Object.entries(rows))('%s', async (_, row) => {
      const answers: Record<string, number> = {};
      const wanted: Record<string, number> = {};
      for (const caller of everybody) {
        for (const [kind, accessCase] of Object.entries(row.cases)) {
          const status = expected(caller, row, accessCase);
          wanted[`${caller}, ${kind}`] = status;
          answers[`${caller}, ${kind}`] = await answerOf(caller, accessCase, status);
        }
      }
      expect(answers).toEqual(wanted);
    });
  });

  describe('R82 without a fresh proof every call answers as its row says', () => {
    it.each(Object.entries(rows).filter(([, { may }]) => may.length < everybody.length))('%s', async (_, row) => {
      const visit = await portal.unprovedVisit(row.may.at(-1) ?? 'owner');
      const needed = [];
      for (const { ask } of Object.values(row.cases)) needed.push(await portal.asksForProof(visit, ask));
      expect(new Set(needed)).toEqual(new Set([row.needs === 'step-up']));
    });
  });
}

/** Some GETs change something too: those that demand a same-origin request. */
const changesSomething = ({ method, headers }: InjectOptions) => method !== 'GET' || headers === acting;

function expected(caller: Caller, { may }: AccessRow, { gives, owner = gives, guest = gives }: AccessCase): number {
  const own: Partial<Record<Caller, number>> = { owner, guest };
  if (may.includes(caller)) return own[caller] ?? gives;
  return signedIn.includes(caller) ? 403 : 401;
}

const unknownRole = 4711;

type SharedRows = Pick<World, 'lotId' | 'feedKey' | 'ownDelivery' | 'otherDelivery'>;

export class AccessPortal {
  readonly #api: TestApi;
  readonly #db: TestDatabase['db'];
  readonly #shared: SharedRows;
  readonly #readers = new Map<Caller, CallerVisit>();
  #addresses = 0;

  private constructor(api: TestApi, db: TestDatabase['db'], shared: SharedRows) {
    this.#api = api;
    this.#db = db;
    this.#shared = shared;
  }

  static async open(database: TestDatabase): Promise<AccessPortal> {
    const { db } = database;
    const api = await openTestApi(database);
    const [feedKey, otherKey] = [await createFeedKey(db, 'own'), await createFeedKey(db, 'other')];
    const [ownDelivery, otherDelivery] = [await sendFeed(api, feedKey), await sendFeed(api, otherKey)];
    return new AccessPortal(api, db, {
      feedKey,
      ownDelivery,
      otherDelivery,
      lotId: await newLot(db, { day: '2026-11-18' }),
    });
  }

  /** One visit per kind of caller, shared by all calls that change nothing. */
  async reader(caller: Caller): Promise<CallerVisit> {
    const visit = this.#readers.get(caller) ?? (await this.visit(caller));
    this.#readers.set(caller, visit);
    return visit;
  }

  async visit(caller: Caller): Promise<CallerVisit> {
    const user = await this.#arrive(caller);
    return { user, world: await this.#worldOf(user) };
  }

  /** A caller with other flags, who asks about the rows of somebody else. */
  async visitWith(caller: Caller, overrides: Record<string, boolean>): Promise<CallerVisit> {
    return { user: await this.#arrive(caller, overrides), world: (await this.reader('client')).world };
  }

  /** A caller who proved itself a while ago. */
  async unprovedVisit(caller: Caller): Promise<CallerVisit> {
    const visit = await this.visit(caller);
    const old = sql<Date>`app_now() - ${proofMinutes} * interval '1 minute'`;
    await this.#db
      .updateTable('sign_in')
      .set({ proved_at: old })
      .where('account_id', '=', visit.user?.accountId ?? 0)
      .execute();
    return visit;
  }

  async asksForProof(visit: CallerVisit, ask: (world: World) => InjectOptions): Promise<boolean> {
    const { body } = await this.ask(visit, ask);
    return body['code'] === 'STEP_UP_REQUIRED';
  }

  async answer(visit: CallerVisit, ask: (world: World) => InjectOptions): Promise<number> {
    return (await this.ask(visit, ask)).status;
  }

  async ask({ user, world }: CallerVisit, ask: (world: World) => InjectOptions) {
    const remoteAddress = this.#newAddress();
    return this.#api.ask(user, { remoteAddress, ...ask({ ...world, newAddress: remoteAddress }) });
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  async #arrive(caller: Caller, overrides: Record<string, boolean> = {}): Promise<TestUser | null> {
    if (caller === 'nobody') return null;
    if (caller === 'unknown') return this.#api.signedIn({ roleId: unknownRole, overrides });
    if (caller === 'owner') return this.#api.signedIn({ role: 'manager', isOwner: true, overrides });
    if (caller === 'accountant') return this.#manager({ accounting: true }, overrides);
    if (caller === 'editor') return this.#manager({ tables: true }, overrides);
    return this.#api.signedIn({ role: caller, overrides });
  }

  #manager(rights: GivenRights, overrides: Record<string, boolean>): Promise<TestUser> {
    return this.#api.signedIn({ role: 'manager', rights, overrides });
  }

  /** Makes new rows: a second sign-in of the caller, another client and another member of staff. */
  async #worldOf(user: TestUser | null): Promise<World> {
    const own = user && (await this.#api.signedInAgain(user));
    const [other, colleague, guests] = await Promise.all([
      this.#api.signedIn(),
      this.#api.signedIn({ role: 'manager' }),
      this.#db.selectFrom('role_flags').select('version').where('role_id', '=', 980).executeTakeFirstOrThrow(),
    ]);
    return {
      ...this.#shared,
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

  /** A new address for each request: many invalid cookies from one address would soon be refused. */
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
