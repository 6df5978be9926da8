import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, test } from 'vitest';

const database = await openTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'seri-admin-'));
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PUBLIC_URL: 'https://seri.example',
      SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, stdout, stderr };
}

test('a new owner gets a link on the portal’s own address, and the same again another one', async () => {
  const first = await run('create-owner', 'boss@test.seri');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /boss@test\.seri is a new account .*\nhttps:\/\/seri\.example\/auth\/change-password\?token=\S+\n$/,
  );
  const links = database.db.selectFrom('mailed_link').select('used_at').orderBy('created_at');
  expect(await links.execute()).toEqual([{ used_at: null }]);
  expect((await run('create-owner', 'boss@test.seri')).stdout).toContain('?token=');
  expect(await links.execute()).toEqual([{ used_at: expect.any(Date) }, { used_at: null }]);
});

const sources = () =>
  database.db.selectFrom('feed_source').select('key_hash').where('name', '=', 'uss-tokyo').execute();

test('a source gets a key, and loses it', async () => {
  const made = await run('create-feed-key', 'uss-tokyo');
  expect(made).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/\nfeed_[\w-]{43}\n$/) });
  expect(await sources()).toEqual([{ key_hash: expect.any(Buffer) }]);
  expect((await run('remove-feed-key', 'uss-tokyo')).stdout).toContain('opens nothing any more');
  expect(await sources()).toEqual([{ key_hash: null }]);
  expect((await run('remove-feed-key', 'nobody')).stdout).toContain('has no key');
});

test('the log forgets what it holds of a person', async () => {
  const { id } = await database.db
    .insertInto('account')
    .values({ email: 'eve@test.seri', password_hash: '', role_id: 1064, full_name: 'Eve' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const log = database.db.insertInto('action_log');
  const row = { action: 'profile.changed', subject: `account:${id}`, detail: '{"to": {"full_name": "Eve"}}' };
  await log.values(row).execute();
  expect((await run('forget-in-log', 'Eve@test.seri')).stdout).toContain('Eve@test.seri: 1 changes');
  const logged = database.db.selectFrom('action_log').select('detail').where('subject', '=', row.subject);
  expect(await logged.execute()).toEqual([{ detail: { forgotten: ['full_name'] } }]);
  expect((await run('forget-in-log', 'nobody@test.seri')).stdout).toContain('has no account');
});

test('a mistyped command gives one sentence and changes nothing', async () => {
  const accounts = await database.db.selectFrom('account').select('id').execute();
  const { code, stdout, stderr } = await run('create-owner', 'boss');
  expect({ code, stdout }).toEqual({ code: 78, stdout: '' });
  expect(stderr).toBe('"boss" is not an e-mail address: npm run admin -- create-owner EMAIL\n');
  expect(await database.db.selectFrom('account').select('id').execute()).toEqual(accounts);
});
