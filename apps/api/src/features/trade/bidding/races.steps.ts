import { ledgerSteps } from '@seri/api/features/trade/ledger/ledger.steps';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { type NewLot, newLot } from '@seri/api/testkit/factories';
import { type RawBuilder, sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { witnessBids } from './bidding-witness.steps.ts';
import { biddingSteps } from './bidding.steps.ts';
import { deskSteps } from './desk/desk.steps.ts';

type PendingAnswer = Promise<{ status: number; body: { code?: string } }>;

const furtherApis = 2;

/** Opens several APIs on one database, each with its own connections and batches, like separate processes. */
export async function openRaces(now = '2026-11-18T03:00:00Z') {
  const database = await openTestDatabase({ now });
  await witnessBids(database);
  const others = Array.from({ length: furtherApis }, () => database.another());
  const first = await openTestApi(database);
  const apis = [first, ...(await Promise.all(others.map((other) => openTestApi(other))))];
  const steps = apis.map((api) => ({ ...biddingSteps(api), ...deskSteps(api), ...ledgerSteps(api, database) }));
  const [firstSteps] = steps;
  if (!firstSteps) throw new RangeError('There is no API.');
  return {
    database,
    api: first,
    at: (turn: number) => steps[turn % steps.length] ?? firstSteps,
    lots: (count: number, given: Partial<NewLot> = {}) => newLots(database, count, given),
    close: async () => {
      await Promise.all([...apis, ...others].map((each) => each.close()));
      await database.drop();
    },
  };
}

async function newLots({ db }: TestDatabase, count: number, given: Partial<NewLot>): Promise<number[]> {
  const first = await newLot(db, { day: '2026-11-19', startPrice: 500_000, ...given });
  const { rows } = await sql<{ id: number }>`
    with copy as (
      insert into lot_key (source_id, external_id, held_on)
      select source_id, external_id || '/' || number, held_on from lot_key, generate_series(2, ${count}) as number
      where id = ${first}
      returning id
    )
    insert into lot (id, held_on, kind, session_id, runs_at, lot_no, model_id, year, start_price, status)
    select copy.id, held_on, kind, session_id, runs_at, lot_no, model_id, year, start_price, status
    from lot, copy where lot.id = ${first}
    returning id`.execute(db);
  return [first, ...rows.map(({ id }) => id)];
}

export type Races = Awaited<ReturnType<typeof openRaces>>;

export async function countAnswers(answers: readonly PendingAnswer[]): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { status, body } of await Promise.all(answers)) {
    const answer = body.code ? `${status} ${body.code}` : String(status);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The log of a client. Ids are drawn under the lock of the account, so they are in the order of the changes. */
export function logOf({ db }: Pick<TestDatabase, 'db'>, accountId: number) {
  return db
    .selectFrom('action_log')
    .select(['action', 'subject', 'detail'])
    .where('on_behalf_of', '=', accountId)
    .orderBy('id')
    .$narrowType<{ detail: Detail }>()
    .execute();
}

interface Detail {
  from: unknown;
  to: unknown;
  balance?: unknown;
  group?: unknown;
}

/** Checks that each logged change of a bid starts from the state that the one before it left, up to the current row. */
export async function expectChains(database: Pick<TestDatabase, 'db'>, accountId: number): Promise<void> {
  const last = new Map<string, unknown>();
  for (const { action, subject, detail } of await logOf(database, accountId)) {
    if (!subject.startsWith('bid:') || action === 'bid.moved') continue;
    expect({ subject, from: detail.from }).toEqual({ subject, from: last.get(subject) ?? null });
    last.set(subject, detail.to);
  }
  const { rows } = await bidsOf(accountId).execute(database.db);
  expect(Object.fromEntries(last)).toEqual(Object.fromEntries(rows.map(({ subject, figures }) => [subject, figures])));
}

function bidsOf(accountId: number): RawBuilder<{ subject: string; figures: unknown }> {
  return sql`
    select 'bid:' || id as subject, jsonb_strip_nulls(jsonb_build_object('reason', end_reason))
      || jsonb_build_object('amount', amount, 'adjustment', adjustment, 'status', status, 'bidType', bid_type,
        'group', bid_group, 'soldPrice', sold_price, 'autoBid', auto_bid, 'purchaseId', purchase_id,
        'placedAt', trunc(extract(epoch from placed_at) * 1000)::bigint) as figures
    from bid where account_id = ${accountId}`;
}

const overloaded = 503;

/** Makes so many calls at once. A 503 is repeated after a pause, as a browser does. */
export function atOnce<Answer>(count: number, ask: (turn: number) => Promise<Answer>): Promise<Answer>[] {
  const insist = async (turn: number): Promise<Answer> => {
    const answer = await ask(turn);
    if ((answer as { status?: number }).status !== overloaded) return answer;
    await delay(200);
    return insist(turn);
  };
  return Array.from({ length: count }, (_, turn) => insist(turn));
}
