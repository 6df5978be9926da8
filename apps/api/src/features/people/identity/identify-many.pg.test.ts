import { cookies as names } from '@seri/contract/headers';
import { openTestApi } from '@seri/api/testkit/api';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { batchedIdentify, selectByTokens } from './identity.query.ts';
import { hashToken } from './sign-in/tokens.ts';

const database = await openTestDatabase();
const api = await openTestApi(database);

afterAll(async () => {
  await api.close();
  await database.drop();
});

it('R10 of many concurrent requests each gets its own actor, and ended sign-ins get none', async () => {
  const identify = batchedIdentify(database.db);
  const users = await Promise.all(Array.from({ length: 30 }, () => api.signedIn()));
  const signedOut = users.filter((_user, index) => index % 7 === 3);
  const ids = signedOut.map(({ signInId }) => signInId);
  await database.db.updateTable('sign_in').set({ ended_at: new Date() }).where('id', 'in', ids).execute();
  const requests = [...users, ...users.toReversed()];
  const actors = await Promise.all([
    ...requests.map(({ cookies }) => identify(cookies)),
    identify({ [names.access]: 'x' }),
  ]);
  expect(actors.map((actor) => actor?.accountId ?? null)).toEqual([
    ...requests.map((user) => (signedOut.includes(user) ? null : user.accountId)),
    null,
  ]);
  expect(await identify({})).toBeNull();
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows of the table that the plan has read. */
function rowsRead(node: PlanNode, table: string): number {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  const others = (node.Plans ?? []).map((one) => rowsRead(one, table));
  return others.reduce((sum, rows) => sum + rows, node['Relation Name'] === table ? own : 0);
}

it.each([1, 3])(
  'looking up %i tokens reads only as many rows, even after a thousand sign-ins that no statistics know',
  async (count) => {
    const { db } = database;
    await database.owner.query(`alter table sign_in set (autovacuum_enabled = false)`);
    await database.owner.query(`alter table sign_in_token set (autovacuum_enabled = false)`);
    const users = await Promise.all(Array.from({ length: count }, () => api.signedIn()));
    await sql`
    with new as (
      insert into sign_in (id, account_id, expires_at)
      select gen_random_uuid(), ${users[0]?.accountId}, app_now() + interval '1 day' from generate_series(1, 1000) returning id
    )
    insert into sign_in_token (hash, sign_in_id, kind, expires_at)
    select sha256(id::text::bytea), id, 'access', app_now() + interval '1 day' from new`.execute(db);
    const hashes = users.map(({ cookies }) => hashToken(cookies[names.access] ?? ''));
    const [explained] = await selectByTokens(db, hashes).explain('json', sql`analyze`);
    const { Plan: plan } = (explained as { 'QUERY PLAN': { Plan: PlanNode }[] })['QUERY PLAN'][0] ?? {};
    expect([plan && rowsRead(plan, 'sign_in'), plan && rowsRead(plan, 'sign_in_token')]).toEqual([count, count]);
  },
);
