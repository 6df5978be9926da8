import { openTestDatabase } from '@seri/api/testkit/database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { prepared } from './prepared-statements.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.drop());

/** The names of the prepared statements about this column, on the connection of this transaction. */
async function preparedAbout(tx: Db, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like ${`%where "${column}" = $1`}`.execute(tx);
  return rows.map(({ name }) => name);
}

const echo = (value: number) => sql<{ value: number }>`select ${value}::integer as value`;
const byRaw = (column: string, value: unknown) => sql`select id from account where ${sql.ref(column)} = ${value}`;

test('a statement is prepared once, whatever its values, and answers for each of them', async () => {
  const asked = [1, 2, 3];
  await db.transaction().execute(async (tx) => {
    const answers: unknown[] = [];
    for (const value of asked) answers.push(...(await prepared(echo(value)).execute(tx)).rows);
    expect(answers).toEqual(asked.map((value) => ({ value })));
    for (const value of asked) await prepared(byRaw('id', value)).execute(tx);
    expect(await preparedAbout(tx, 'id')).toHaveLength(1);
  });
});

test('the query builder and the sql tag are prepared alike', async () => {
  await db.transaction().execute(async (tx) => {
    const built = (id: number) => tx.selectFrom('account').select('id').where('manager_id', '=', id);
    for (const id of [1, 2]) await prepared(built(id)).execute(tx);
    expect(await preparedAbout(tx, 'manager_id')).toHaveLength(1);
  });
});

test('a statement that is only executed is not prepared', async () => {
  await db.transaction().execute(async (tx) => {
    for (const id of [1, 2]) await byRaw('dealer_id', id).execute(tx);
    expect(await preparedAbout(tx, 'dealer_id')).toEqual([]);
  });
});

/** The names on a connection of its own, once it has prepared this statement. */
const namesOn = (asked: string) =>
  db.transaction().execute(async (tx) => {
    await prepared(byRaw(asked, 1)).execute(tx);
    return preparedAbout(tx, asked);
  });

test('a name belongs to one text, on every connection', async () => {
  const [one, other, otherText] = await Promise.all([namesOn('role_id'), namesOn('role_id'), namesOn('credit_limit')]);
  expect(one).toEqual(other);
  expect(one).not.toEqual(otherText);
});

const read = () => prepared(sql`with one as (select * from account limit ${1}) select id from one`).execute(db);

test('a new column does not break a prepared statement', async () => {
  await read();
  await database.owner.query(`alter table account add column later text`);
  await expect(read()).resolves.toBeDefined();
});
