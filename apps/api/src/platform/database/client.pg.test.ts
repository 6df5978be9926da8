import { openTestDatabase } from '@seri/api/testkit/database';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { isOutage, OutcomeUnknown } from './outages.ts';

const database = await openTestDatabase({ empty: true });
const { db, pool } = database;
afterAll(() => database.drop());

const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'] as const;

describe('a transaction', () => {
  it('is limited where it begins, and its connection is not afterwards', async () => {
    const read = sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${sql.join(limits)}) order by name`;
    const { rows } = await db.transaction().execute((tx) => read.execute(tx));
    const inside = rows.map(({ name, setting }) => [name, setting]);
    const known = [
      ['idle_in_transaction_session_timeout', '5000'],
      ['statement_timeout', '5000'],
      ['transaction_timeout', '10000'],
    ];
    expect(inside).toEqual(known.slice(0, inside.length));
    const outside = await read.execute(db);
    expect(outside.rows.slice(0, 2).map(({ setting }) => setting)).toEqual(['30000', '30000']);
  });

  it('whose connection breaks fails with the reason, and says that it was not written', async () => {
    const lost = await db
      .transaction()
      .execute((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx))
      .catch((error: Error) => error);
    expect(lost).toMatchObject({ code: '57P01' });
    expect(lost).not.toBeInstanceOf(OutcomeUnknown);
    expect(isOutage(lost as Error)).toBe(true);
  });

  it('whose connection breaks at the commit has an unknown outcome', async () => {
    await database.owner.query(`
      create table slow (id int);
      create function wait_for_lock() returns trigger language plpgsql as
        $$ begin perform pg_advisory_lock(7); return null; end $$;
      create constraint trigger slowly after insert on slow deferrable initially deferred
        for each row execute function wait_for_lock();
      grant insert on slow to public`);
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(7)');
    const committing = db
      .transaction()
      .execute((tx) => sql`insert into slow values (1)`.execute(tx))
      .catch((error: Error) => error);
    await untilWaiting(pool);
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'commit' and state = 'active'",
    );
    expect(await committing).toBeInstanceOf(OutcomeUnknown);
    holder.release(true);
  });

  it('that the database refuses at the commit was rolled back', async () => {
    await database.owner.query(`
      create table one (id int unique deferrable initially deferred);
      insert into one values (1);
      grant insert on one to public`);
    const refused = db.transaction().execute((tx) => sql`insert into one values (1)`.execute(tx));
    await expect(refused).rejects.toMatchObject({ code: '23505' });
  });
});
