import { openTestDatabase } from '@seri/testkit/database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { prepared } from './kept-statements.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.drop());

/** Counts the test's prepared statements on the connection of this transaction. */
const preparedIn = (tx: typeof db) =>
  sql<{ count: number }>`select count(*) from pg_prepared_statements where statement like '%where id = $1'`
    .execute(tx)
    .then(({ rows }) => rows[0]?.count);

test('a marked statement is prepared once, whatever its values; an unmarked one is not kept', async () => {
  await db.transaction().execute(async (tx) => {
    for (const id of [1, 2, 3]) await sql`${prepared} select id from account where id = ${id}`.execute(tx);
    for (const id of [1, 2]) await sql`select id from account where id = ${id}`.execute(tx);
    expect(await preparedIn(tx)).toBe(1);
  });
});

test('a new column does not break a prepared statement', async () => {
  const read = () => sql`${prepared} with one as (select * from account limit ${1}) select id from one`.execute(db);
  await read();
  await sql`alter table account add column later text`.execute(db);
  await expect(read()).resolves.toBeDefined();
});
