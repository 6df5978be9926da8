import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { withIntake } from '../features/intake/feed/take/intake.ts';
import { ensureSource } from '../features/intake/feed/deliveries/source.store.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const database = await openTestDatabase();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seri-import-'));
  return () => rm(folder, { recursive: true });
});
afterAll(() => database.drop());

function start(...args: string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, 'import.ts'), ...args], {
    cwd: folder,
    env: { DATABASE_URL: database.url, DATA_DIR: folder, SECRET: 'x'.repeat(32) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcomeOf(child: ReturnType<typeof start>) {
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, stdout, stderr };
}

const run = (...args: string[]) => outcomeOf(start(...args));

const house = (id: string) => `{"type":"house","id":"${id}","name":"${id}"}\n`;
const sources = () => database.db.selectFrom('feed_source').select('name').where('name', 'like', 'of-%').execute();

test('a file is taken, its broken rows are written beside it, and that file is gone once they are fixed', async () => {
  await writeFile(join(folder, 'houses.ndjson'), `${house('a')}{"type":"house"}\n`);
  const first = await run('--source', 'of-files', 'houses.ndjson');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /^houses\.ndjson: 1 added, 0 changed, 0 unchanged, 1 rejected; [\d.]+ s, [\d,]+ rows\/s\n/,
  );
  expect(first.stdout).toContain(join(folder, 'houses.ndjson.rejects.ndjson'));
  const [reject] = (await readFile(join(folder, 'houses.ndjson.rejects.ndjson'), 'utf8')).split('\n');
  expect(JSON.parse(reject ?? '')).toEqual({
    line: 2,
    reason: expect.stringContaining('id: '),
    row: '{"type":"house"}',
  });
  expect(await sources()).toContainEqual({ name: 'of-files' });

  await writeFile(join(folder, 'houses.ndjson'), house('a') + house('b'));
  expect((await run('--source', 'of-files', 'houses.ndjson')).stdout).toContain(
    '1 added, 0 changed, 1 unchanged, 0 rejected',
  );
  expect(await readdir(folder)).toEqual(['houses.ndjson']);
});

test('a stopped import says how far it is, even while it waits for another import, and its code is not 0', async () => {
  await writeFile(join(folder, 'stopped.ndjson'), house('c'));
  const stopped = await withIntake(database, await ensureSource(database.db, 'of-others'), async () => {
    const child = start('--source', 'of-others', 'stopped.ndjson');
    const ended = outcomeOf(child);
    const delivery = database.db.selectFrom('feed_delivery').where('name', 'like', '%/stopped.ndjson').select('id');
    await vi.waitFor(() => delivery.executeTakeFirstOrThrow(), { timeout: 20_000, interval: 50 });
    child.kill('SIGTERM');
    return ended;
  });
  expect(stopped).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Stopped at 0 %: the same command goes on'),
  });
  expect(await run('--source', 'of-others', 'stopped.ndjson')).toMatchObject({ code: 0 });
});

test('a file that is missing or no feed gives one sentence and a code that is not 0', async () => {
  await writeFile(join(folder, 'picture.ndjson'), '\u0089PNG\n');
  const picture = await run('picture.ndjson');
  expect(picture).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/picture\.ndjson is not taken: None of/),
  });
  expect(await run('nothing.ndjson')).toEqual({
    code: 78,
    stdout: '',
    stderr: 'There is no file nothing.ndjson: correct the path.\n',
  });
});
