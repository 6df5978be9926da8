import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openTestDatabase } from '@seri/api/testkit/database';
import { afterAll, expect, test, vi } from 'vitest';

/** A start takes a second or two, on a busy machine ten times as long. */
const startTimeout = 60_000;
vi.setConfig({ testTimeout: startTimeout });

const [database, unmigrated] = await Promise.all([openTestDatabase(), openTestDatabase({ empty: true })]);
const folder = await mkdtemp(join(tmpdir(), 'seri-start-'));
const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const takenPort = (taken.address() as { port: number }).port;
afterAll(async () => {
  taken.close();
  await Promise.all([database.drop(), unmigrated.drop(), rm(folder, { recursive: true })]);
});

/** Starts the product as an operator would, and waits for its end. */
async function start(parts: readonly string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'all.ts'), ...parts], {
    env: { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'on', HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: startTimeout - 10_000,
  });
  const [log, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { log, end: { stderr, code: code as number | null } };
}

const sentence = (beginning: string) => expect.stringMatching(new RegExp(`^${beginning}[^\\n]+\\n$`));

function urlWith(change: Partial<Pick<URL, 'pathname' | 'port'>>): string {
  return Object.assign(new URL(database.url), change).href;
}

test('a start on a taken port, without a built web app, ends in a sentence and warns in its log', async () => {
  const { end, log } = await start(['http'], { PORT: String(takenPort), WEB_DIST: folder });
  expect(end).toEqual({ code: 78, stderr: sentence(`Port ${takenPort} is taken: `) });
  expect(log).toContain('no web app is served');
});

test.each([
  ['a mistyped part', ['worker', 'htpp'], {}, 78, 'There is no part named htpp: name http or worker, '],
  ['a missing database', ['http'], { DATABASE_URL: urlWith({ pathname: '/none' }) }, 78, 'There is no such database: '],
  ['an unmigrated database', ['http'], { DATABASE_URL: unmigrated.url }, 78, 'The database is not of this release '],
  [
    'a worker without its queue',
    ['worker'],
    { DATABASE_URL: unmigrated.url },
    78,
    'The database is not of this release ',
  ],
  ['a database that is down', [], { DATABASE_URL: urlWith({ port: '1' }) }, 1, 'The database does not answer '],
] as const)('a start with %s ends in a sentence', async (_case, parts, settings, code, beginning) => {
  const { end } = await start(parts, settings);
  expect(end).toEqual({ code, stderr: sentence(beginning) });
});
