import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testkit/database.ts';
import { grantApplication, ownsTables } from './grant-application.ts';

const database = await openTestDatabase();
const { pool, owner } = database;

afterAll(() => database.drop());

async function insertOnlyTables(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('the role of requests', () => {
  it.each([
    'create table own (id int)',
    'create schema own',
    'create role own',
    'create extension pg_trgm',
    'alter table account add column own text',
    'drop table bid',
    'drop index bid_open',
    'truncate bid',
    'create trigger own before insert on bid for each row execute function refuse_change()',
    'alter table ledger_entry disable trigger user',
    'create or replace function app_now() returns timestamptz language sql as $$ select now() $$',
    'alter function open_lot_month(date) security invoker',
    "insert into schema_migration (name, hash) values ('9999-own.sql', '')",
    'delete from graphile_worker.migrations',
    "copy account to program 'cat'",
    'set session_replication_role = replica',
  ])('may not: %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow(
      /permission denied|must be owner|must be able|must be superuser|must have|violates row-level|is not allowed/,
    );
  });

  it('only adds to the ledger, the log and every other table that refuses changes', async () => {
    const tables = await insertOnlyTables();
    expect(tables).toEqual(
      expect.arrayContaining(['action_log', 'bank_details', 'company_billing', 'credit_limit_change', 'ledger_entry']),
    );
    for (const table of tables) {
      const { rows } = await owner.query<{ column: string }>(
        'select attname as column from pg_attribute where attrelid = $1::regclass and attnum = 1',
        [table],
      );
      const change = `update ${table} set ${rows[0]?.column} = default`;
      for (const statement of [change, `delete from ${table}`, `truncate ${table}`]) {
        await expect(pool.query(statement), statement).rejects.toThrow('permission denied');
      }
    }
  });

  it('makes a month of lots, and writes to it', async () => {
    await pool.query(`select open_lot_month('2033-02-03')`);
    await expect(pool.query('select count(*) from lot_2033_02')).resolves.toBeDefined();
    await expect(pool.query('drop table lot_2033_02')).rejects.toThrow('must be owner');
  });

  it('keeps its rights, and the lack of others, when they are given again', async () => {
    const { rows } = await pool.query<{ role: string }>('select current_user as role');
    await grantApplication(owner, rows[0]?.role ?? '');
    await expect(pool.query('select count(*) from graphile_worker._private_jobs')).resolves.toBeDefined();
    await expect(pool.query('delete from action_log')).rejects.toThrow('permission denied');
    expect(await ownsTables({ pool })).toBe(false);
  });
});

it('the owner of the tables is told from the role of requests', async () => {
  expect(await ownsTables({ pool: owner })).toBe(true);
});

const log = (action: string, subject: string, detail: object) =>
  pool.query('insert into action_log (account_id, action, subject, detail) values (7, $1, $2, $3)', [
    action,
    subject,
    detail,
  ]);

async function loggedAbout(subject: string) {
  const { rows } = await pool.query('select action, detail from action_log where subject = $1 order by id', [subject]);
  return rows;
}

describe('what the log keeps of people', () => {
  it('is forgotten by one function, which leaves everything else', async () => {
    const change = { from: { full_name: 'Ada', city: 'Kobe' }, to: { full_name: 'Eve', city: 'Osaka' } };
    await log('profile.changed', 'account:41', change);
    await log('client.role-changed', 'account:41', { from: { role_id: 1 }, to: { role_id: 2 } });
    await log('profile.changed', 'account:42', change);
    const { rows } = await pool.query(`select forget_in_log(41) as changed`);
    expect(rows).toEqual([{ changed: 1 }]);
    expect(await loggedAbout('account:41')).toEqual([
      { action: 'profile.changed', detail: { forgotten: ['city', 'full_name'] } },
      { action: 'client.role-changed', detail: { from: { role_id: 1 }, to: { role_id: 2 } } },
    ]);
    expect(await loggedAbout('account:42')).toEqual([{ action: 'profile.changed', detail: change }]);
    await expect(owner.query('delete from action_log')).rejects.toThrow('is insert only');
  });
});
