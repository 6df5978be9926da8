import { tomorrow } from '@seri/api/testkit/fixed-clock';
import { apiRoot } from '@seri/contract/headers';
import type { AnyLotView } from '@seri/contract/stock/lots.schema';
import type { RefusalBody } from '@seri/contract/refusals';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { openTestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { type NewAccount, type NewLot, newLot } from '@seri/api/testkit/factories';
import { sql } from 'kysely';
import { afterAll, afterEach } from 'vitest';
import { expectInvariants, type Invariant } from './bidding-invariants.steps.ts';
import { witnessBids } from './bidding-witness.steps.ts';
import { biddingSteps } from './bidding.steps.ts';

/** Wednesday noon in Japan. */
export const noon = '2026-11-18T12:00:00+09:00';

interface SessionColumns {
  starts_at?: string;
  bidding_closes_minutes?: number;
  cancelling_closes_minutes?: number;
  last_hour_minutes?: number;
}

/** Opens a database at a fixed time, to which it returns after each test, and checks the invariants after each test. */
export async function openBidding({ now = noon, except = [] as readonly Invariant[] } = {}) {
  const database = await openTestDatabase({ now });
  await witnessBids(database);
  const { db } = database;
  const api = await openTestApi(database);
  api.clock.moveBy(Date.parse(now) - api.clock.now().getTime());
  const moveTo = async (moment: string) => {
    await database.owner.query(`create or replace function app_now() returns timestamptz language sql volatile as
      $$ select '${new Date(moment).toISOString()}'::timestamptz $$`);
    api.clock.moveBy(Date.parse(moment) - api.clock.now().getTime());
  };
  afterEach(async () => {
    await expectInvariants(database, except);
    if (api.clock.now().getTime() !== Date.parse(now)) await moveTo(now);
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  return {
    database,
    api,
    ...biddingSteps(api),
    /** A client with ten million to bid. */
    client: (given: NewAccount = {}) => api.signedIn({ creditLimit: 10_000_000, ...given }),
    manager: (given: NewAccount = {}) => api.signedIn({ role: 'manager', ...given }),
    /** A lot of tomorrow at ten, from 500 000 in steps of 5 000. */
    lot: (given: Partial<NewLot> = {}) => newLot(db, { day: tomorrow, ...given }),
    /** Moves both clocks: that of the database and that of the API. */
    moveTo,
    setSession: (lotId: number, session: SessionColumns) =>
      db
        .updateTable('auction_session')
        .set(session)
        .where('id', '=', sql<number>`(select session_id from lot where id = ${lotId})`)
        .execute(),
    setStatus: (lotId: number, status: number) =>
      db.updateTable('lot').set({ status }).where('id', '=', lotId).execute(),
    statusOf: async (lotId: number) =>
      (await db.selectFrom('lot').select('status').where('id', '=', lotId).executeTakeFirstOrThrow()).status,
    bidRow: (bidId: number) => db.selectFrom('bid').selectAll().where('id', '=', bidId).executeTakeFirstOrThrow(),
    bidsOf: (user: TestUser) =>
      db.selectFrom('bid').selectAll().where('account_id', '=', user.accountId).orderBy('id').execute(),
    messagesOf: (bidId: number) =>
      db.selectFrom('bid_message').select(['account_id', 'body']).where('bid_id', '=', bidId).orderBy('id').execute(),
    logsOf: (bidId: number) =>
      db.selectFrom('action_log').selectAll().where('subject', '=', `bid:${bidId}`).orderBy('id').execute(),
    noticesOf: (bidId: number) =>
      db
        .selectFrom('notice')
        .select(['account_id', 'event_type', 'content'])
        .where('bid_id', '=', bidId)
        .orderBy('id')
        .execute(),
    bidInfo: async (user: TestUser, lotId: number, pageType: PageType = 'car-auction') => {
      const url = `${apiRoot}/${pageType}/view`;
      return (await api.ask<AnyLotView>(user, { url, query: { id: String(lotId) } })).body.bidInfo;
    },
  };
}

interface AnyAnswer {
  status: number;
  body: object;
}

/** Returns the status and code of a refusal together, so that tests check both. */
export const codeOf = ({ status, body }: AnyAnswer) =>
  status === 200 ? 'taken' : `${status} ${(body as RefusalBody).code}`;

/** Returns the faults of a refused form by their field names on the wire. */
export const faultsOf = ({ status, body }: AnyAnswer): object =>
  status === 422 ? (body as RefusalBody<'FIELDS'>).data.fields : { status };
