import { openDatabase } from '@seri/api/platform/database/database';
import { openTestApi, type TestApi } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { silentLog } from '@seri/testkit/silent-log';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { biddingSteps } from './bidding.steps.ts';

type Steps = ReturnType<typeof biddingSteps>;
type Asked = Promise<{ status: number; body: { code?: string } }>;

/** Two APIs on one database, each with connections of its own, as two processes have them. */
export async function openRaces(now = '2026-11-18T03:00:00Z') {
  const database = await openTestDatabase({ now });
  const second = openDatabase(database.url, silentLog);
  const apis: readonly [TestApi, TestApi] = [await openTestApi(database), await openTestApi(second)];
  const [one, other] = apis.map((api) => biddingSteps(api)) as [Steps, Steps];
  return {
    database,
    api: apis[0],
    /** Of the API whose turn it is. */
    at: (turn: number) => (turn % 2 === 0 ? one : other),
    apiAt: (turn: number) => (turn % 2 === 0 ? apis[0] : apis[1]),
    close: async () => {
      await Promise.all(apis.map((api) => api.close()));
      await second.close();
      await database.drop();
    },
  };
}

export type Races = Awaited<ReturnType<typeof openRaces>>;

/** How often each answer came, by its status and code. */
export async function countAnswers(asked: readonly Asked[]): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { status, body } of await Promise.all(asked)) {
    const answer = body.code ? `${status} ${body.code}` : String(status);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted());
}

interface Logged {
  action: string;
  subject: string;
  detail: { from: { amount: number } | null; to: { amount: number; status: number } } & Record<string, never>;
}

/** What was done about a client, in the order of its account's lock: an id is drawn under it. */
export async function logOf({ db }: TestDatabase, accountId: number): Promise<Logged[]> {
  const rows = await db
    .selectFrom('action_log')
    .select(['action', 'subject', 'detail'])
    .where('on_behalf_of', '=', accountId)
    .orderBy('id')
    .execute();
  return rows as unknown as Logged[];
}

/** Each change of each bid begins where the one before it ended, and the last one is how the bid stands. */
export async function expectChains(database: TestDatabase, accountId: number): Promise<void> {
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
      || jsonb_build_object('amount', amount, 'status', status, 'bidType', bid_type, 'group', bid_group) as figures
    from bid where account_id = ${accountId}`;
}

/** As many ways as there are calls, each with its turn. */
export function atOnce<Answer>(count: number, ask: (turn: number) => Answer): Answer[] {
  return Array.from({ length: count }, (_, turn) => ask(turn));
}
