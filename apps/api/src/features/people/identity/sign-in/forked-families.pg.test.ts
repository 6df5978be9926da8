import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../../../platform/database/migrate.ts';

const migrations = join(import.meta.dirname, '../../../../../migrations');
const database = await openTestDatabase({ empty: true });
const pool = database.owner;
const folder = await mkdtemp(join(tmpdir(), 'seri-migrations-'));
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function migrateTo(last: string): Promise<void> {
  const names = (await readdir(migrations)).filter((name) => name <= last);
  for (const name of names) await cp(join(migrations, name), join(folder, name));
  await migrate(pool, folder);
}

it('R10 a sign-in that has forked before keeps only its newest refresh token', async () => {
  await migrateTo('0031');
  await pool.query(
    `insert into account (email, password_hash, role_id, full_name) values ('a@test.seri', '', 1064, '')`,
  );
  const [forked, single] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into sign_in (id, account_id, expires_at) select family, account.id, now() + interval '30 days'
     from account, unnest($1::uuid[]) as family`,
    [[forked, single]],
  );
  const token = (name: string, signIn: string, kind: string, days: number, replaced: string) =>
    pool.query(
      `insert into sign_in_token (hash, sign_in_id, kind, expires_at, replaced_at)
       values ($1, $2, $3, '2026-11-01'::timestamptz + $4 * interval '1 day', $5::timestamptz)`,
      [Buffer.from(name), signIn, kind, days, replaced || null],
    );
  await token('first', forked, 'refresh', 1, '2026-11-01');
  await token('older', forked, 'refresh', 2, '');
  await token('same moment', forked, 'refresh', 3, '');
  await token('the same moment', forked, 'refresh', 3, '');
  await token('access', forked, 'access', 4, '');
  await token('only', single, 'refresh', 1, '');
  await migrateTo('9');
  const live = await pool.query(`select hash from sign_in_token where replaced_at is null order by hash`);
  const names = live.rows.map(({ hash }) => String(hash));
  expect(names).toEqual(['access', 'only', 'the same moment']);
});
