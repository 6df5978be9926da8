import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApi, type TestApi } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { feedSteps, house, type Line, lotRow, session, textOf } from '../feed.steps.ts';
import { findFiles } from './folder-files.ts';
import { takeFile } from './take-file.ts';
import { FolderWatch } from './watch-folder.ts';

let database: TestDatabase;
let api: TestApi;
let root: string;
const warn = vi.fn();

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'seri-folder-'));
  await database.owner.query('truncate feed_delivery, feed_reject');
  warn.mockReset();
  return () => rm(root, { recursive: true, force: true });
});

function newWatch(signal = new AbortController().signal): FolderWatch {
  const { platform } = api;
  const log = { ...platform.log, warn };
  return new FolderWatch({ ...platform, log, settings: { ...platform.settings, feedFolder: root } }, signal);
}

async function writeFeed(path: string, lines: readonly Line[]): Promise<string> {
  const file = join(root, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, textOf(lines));
  return file;
}

const listed = async (folder: string) => {
  const names: string[] = await readdir(join(root, folder)).catch(() => []);
  return names.toSorted((a, b) => (a < b ? -1 : 1));
};
const deliveries = () => database.db.selectFrom('feed_delivery').selectAll().orderBy('id').execute();

it('R30 a file is imported once it has stopped growing, then moved to done with its rejects', async () => {
  const watch = newWatch();
  const file = await writeFeed('first/lots.ndjson', [house, session]);
  await watch.look();
  await appendFile(file, textOf([lotRow('1')]));
  await watch.look();
  expect(await deliveries()).toEqual([]);
  await appendFile(file, textOf(['{"type":"lot"}']));
  await watch.look();
  await watch.look();
  const [{ id, ...figures }, ...more] = (await deliveries()) as [Awaited<ReturnType<typeof deliveries>>[0]];
  expect(more).toEqual([]);
  expect(figures).toMatchObject({ state: 'done', added: 3, rejected: 1 });
  expect(await feedSteps(database).lot('1', 'first')).toMatchObject({ session: session.id });
  expect(await listed('first')).toEqual(['done', 'failed']);
  const movedName = `2026-11-18-${id}-lots.ndjson`;
  expect(await listed('first/done')).toEqual([movedName, `${movedName}.rejects.ndjson`]);
  const rejects = await readFile(join(root, 'first/done', `${movedName}.rejects.ndjson`), 'utf8');
  expect(
    rejects
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([{ line: 4, reason: expect.stringContaining('id: '), row: '{"type":"lot"}' }]);
});

it('a file that is no feed is moved to failed with the reason', async () => {
  await writeFeed('uss/picture.ndjson', ['\u0089PNG', 'IHDR']);
  const watch = newWatch();
  await watch.look();
  await watch.look();
  const [name = '', text = '', ...more] = await listed('uss/failed');
  expect([name, text, more]).toEqual([expect.stringMatching(/^2026-11-18-\d+-picture\.ndjson$/), `${name}.txt`, []]);
  expect(await readFile(join(root, 'uss/failed', text), 'utf8')).toMatch(/^None of its first lines is a JSON object/);
});

it('hidden, unfinished and other files are ignored, and so are folders whose name is no source name', async () => {
  for (const path of [
    'uss/.lots.ndjson',
    'uss/lots.ndjson.part',
    'uss/lots.json',
    'USS Tokyo/lots.ndjson',
    'lots.ndjson',
  ]) {
    await writeFeed(path, [house]);
  }
  await writeFeed('uss/done/lots.ndjson', [house]);
  await writeFeed('.uss/lots.ndjson', [house]);
  const watch = newWatch();
  await watch.look();
  await watch.look();
  expect(await deliveries()).toEqual([]);
  expect(await listed('USS Tokyo')).toEqual(['lots.ndjson']);
});

it('symbolic links to files, to folders and in place of done are not followed', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'seri-outside-'));
  await writeFile(join(outside, 'secret.ndjson'), textOf([house]));
  await writeFeed('uss/lots.ndjson', [house]);
  await symlink(join(outside, 'secret.ndjson'), join(root, 'uss/link.ndjson'));
  await symlink(outside, join(root, 'linked'));
  await symlink(outside, join(root, 'uss/done'));
  const watch = newWatch();
  await watch.look();
  await watch.look();
  expect(await deliveries()).toEqual([]);
  expect(await readdir(outside)).toEqual(['secret.ndjson']);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: expect.stringContaining('leads elsewhere') }),
    expect.any(String),
  );
  await rm(outside, { recursive: true });
});

it('two watchers take each file once', async () => {
  for (const number of [1, 2, 3, 4, 5])
    await writeFeed(`twice/${number}.ndjson`, [{ ...house, name: `Hall ${number}` }]);
  const watches = [newWatch(), newWatch()];
  await Promise.all(watches.map((watch) => watch.look()));
  await Promise.all(watches.map((watch) => watch.look()));
  await Promise.all(watches.map((watch) => watch.look()));
  expect((await deliveries()).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(await listed('twice/done')).toHaveLength(5);
  expect(warn).not.toHaveBeenCalled();
});

it('files of a source are taken in the order they were written', async () => {
  await utimes(await writeFeed('uss/b.ndjson', [{ ...house, name: 'Former' }]), 0, 0);
  await rename(await writeFeed('uss/c.ndjson.part', [{ ...house, name: 'Latter' }]), join(root, 'uss/a.ndjson'));
  const watch = newWatch();
  await watch.look();
  await watch.look();
  const taken = (await deliveries()).map(({ name }) => name.slice(-8));
  expect(taken).toEqual(['b.ndjson', 'a.ndjson']);
});

it('a later file of a source does not overtake one that failed', async () => {
  await database.owner.query(`create function make_trouble() returns trigger language plpgsql as
    $$ begin raise 'trouble'; end $$`);
  await database.owner.query(`create trigger trouble before insert or update on house for each row
    when (new.name = 'Trouble') execute function make_trouble()`);
  await writeFeed('order/a.ndjson', [{ ...house, name: 'Trouble' }]);
  await writeFeed('order/b.ndjson', [{ ...house, name: 'Latter' }]);
  await writeFeed('other/c.ndjson', [house]);
  const watch = newWatch();
  await watch.look();
  await watch.look();
  await watch.look();
  expect(await listed('order/done')).toEqual([]);
  expect(await listed('other/done')).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  await database.owner.query('drop trigger trouble on house');
  while ((await listed('order/done')).length < 2) await watch.look();
  expect((await feedSteps(database).stateOf('order')).houses).toMatchObject([{ name: 'Latter' }]);
});

it('a file that grows while it is imported is moved only after its rest is imported', async () => {
  const file = await writeFeed('grow/lots.ndjson', [house]);
  const [found] = await findFiles(root);
  await appendFile(file, textOf([{ ...house, id: 'late' }]));
  await takeFile(api.platform, found!, new AbortController().signal);
  expect(await listed('grow')).toEqual(['done', 'failed', 'lots.ndjson']);
  const watch = newWatch();
  await watch.look();
  await watch.look();
  expect(await listed('grow/done')).toHaveLength(1);
});

it('a file with a very long name is moved too', async () => {
  await writeFeed(`long/${'車'.repeat(82)}.ndjson`, ['{"type":"house"}']);
  const watch = newWatch();
  await watch.look();
  await watch.look();
  expect(await listed('long/done')).toEqual([
    expect.stringMatching(/^2026-11-18-\d+-車{53}\.ndjson$/),
    expect.stringMatching(/\.rejects\.ndjson$/),
  ]);
});

it('an aborted watcher takes no further file, and the next one continues', async () => {
  await writeFeed('uss/lots.ndjson', [house]);
  const leaving = new AbortController();
  const watch = newWatch(leaving.signal);
  await watch.look();
  leaving.abort();
  await watch.look();
  expect(await deliveries()).toEqual([]);
  const next = newWatch();
  await next.look();
  await next.look();
  expect(await deliveries()).toMatchObject([{ state: 'done' }]);
});
