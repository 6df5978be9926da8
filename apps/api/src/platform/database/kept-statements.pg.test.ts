import { openTestDatabase } from '@seri/testkit/database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { kept } from './kept-statements.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.drop());

/** Those of the test, on this connection, which a transaction keeps. */
const preparedIn = (tx: typeof db) =>
  sql<{ count: number }>`select count(*) from pg_prepared_statements where statement like '%where id = $1'`
    .execute(tx)
    .then(({ rows }) => rows[0]?.count);

test('a marked statement is planned for once, whatever its values; another is forgotten', async () => {
  await db.transaction().execute(async (tx) => {
    for (const id of [1, 2, 3]) await sql`${kept} select id from account where id = ${id}`.execute(tx);
    for (const id of [1, 2]) await sql`select id from account where id = ${id}`.execute(tx);
    expect(await preparedIn(tx)).toBe(1);
  });
});

test('a column that comes meanwhile breaks no kept statement', async () => {
  const ask = () => sql`${kept} with one as (select * from account limit ${1}) select id from one`.execute(db);
  await ask();
  await sql`alter table account add column later text`.execute(db);
  await expect(ask()).resolves.toBeDefined();
});
