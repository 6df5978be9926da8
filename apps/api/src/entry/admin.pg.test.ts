import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openTestDatabase } from '@seri/testkit/database';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

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
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, said, complained };
}

test('a new owner gets a link on the portal’s own address, and the same again another one', async () => {
  const first = await run('create-owner', 'boss@test.seri');
  expect(first).toMatchObject({ code: 0, complained: '' });
  expect(first.said).toMatch(
    /boss@test\.seri is a new account .*\nhttps:\/\/seri\.example\/auth\/change-password\?token=\S+\n$/,
  );
  const links = database.db.selectFrom('mailed_link').select('used_at').orderBy('created_at');
  expect(await links.execute()).toEqual([{ used_at: null }]);
  expect((await run('create-owner', 'boss@test.seri')).said).toContain('?token=');
  expect(await links.execute()).toEqual([{ used_at: expect.any(Date) }, { used_at: null }]);
});

const sources = () =>
  database.db.selectFrom('feed_source').select('key_hash').where('name', '=', 'uss-tokyo').execute();

test('a source gets a key, and loses it', async () => {
  const made = await run('create-feed-key', 'uss-tokyo');
  expect(made).toMatchObject({ code: 0, complained: '', said: expect.stringMatching(/\nfeed_[\w-]{43}\n$/) });
  expect(await sources()).toEqual([{ key_hash: expect.any(Buffer) }]);
  expect((await run('remove-feed-key', 'uss-tokyo')).said).toContain('opens nothing any more');
  expect(await sources()).toEqual([{ key_hash: null }]);
  expect((await run('remove-feed-key', 'nobody')).said).toContain('has no key');
});

test('a slip of the hand is one sentence and changes nothing', async () => {
  const accounts = await database.db.selectFrom('account').select('id').execute();
  const { code, said, complained } = await run('create-owner', 'boss');
  expect({ code, said }).toEqual({ code: 78, said: '' });
  expect(complained).toBe('"boss" is not an e-mail address: npm run admin -- create-owner EMAIL\n');
  expect(await database.db.selectFrom('account').select('id').execute()).toEqual(accounts);
});
