import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feedSteps, house, type Line, lotRow, session, textOf } from '../feed.steps.ts';

vi.setConfig({ testTimeout: 120_000 });

const program = fileURLToPath(import.meta.resolve('./import-to-kill.child.ts'));
const now = '2026-11-19T00:00:00Z';
const chunkBytes = 20_000;
const folder = await mkdtemp(join(tmpdir(), 'seri-killed-'));
const path = join(folder, 'lots.ndjson');
let killed: TestDatabase;
let undisturbed: TestDatabase;
let changed: TestDatabase;

beforeAll(async () => {
  [killed, undisturbed, changed] = await Promise.all([
    openTestDatabase({ now }),
    openTestDatabase({ now }),
    openTestDatabase({ now }),
  ]);
  await writeFile(path, textOf([...feedOfOneDay()]));
});

afterAll(async () => {
  await Promise.all([killed.drop(), undisturbed.drop(), changed.drop(), rm(folder, { recursive: true })]);
});

/** Lots with photos and results, some repeated, some broken; halfway the session moves to another day. */
function* feedOfOneDay(): Generator<Line> {
  yield house;
  yield session;
  for (let number = 1; number <= 1_500; number += 1) {
    yield lotRow(`L${number}`, { startPrice: number * 1_000 });
    yield { type: 'photos', lot: `L${number}`, photos: [`drawn:car/kei/front/${String(number).padStart(6, '0')}`] };
    if (number % 10 === 0) yield lotRow(`L${number - 5}`, { startPrice: 1 });
    if (number % 7 === 0) yield { type: 'result', lot: `L${number}`, status: 4533, soldPrice: number };
    if (number % 50 === 0) yield `{"type":"lot","id":"broken ${number}"}`;
    if (number === 700) yield { ...session, startsAt: '2026-12-01T10:00:00+09:00' };
  }
}

function startImport({ url }: TestDatabase) {
  return spawn(process.execPath, [program, url, path, String(chunkBytes)], { stdio: ['ignore', 'inherit', 'inherit'] });
}

async function deliveriesOf({ db }: TestDatabase) {
  return db.selectFrom('feed_delivery').selectAll().orderBy('id').execute();
}

async function outcomeOf(database: TestDatabase) {
  const steps = feedSteps(database);
  const [delivery, ...more] = await deliveriesOf(database);
  expect(more).toEqual([]);
  const { created_at: _, finished_at: __, ...figures } = delivery!;
  return { figures, rejects: await steps.rejectsOf(figures), state: await steps.stateOf() };
}

it('R30 an import killed several times ends with the same rows as an undisturbed one', async () => {
  const kills: number[] = [];
  for (const chunks of [1, 4, 9, 14]) {
    const child = startImport(killed);
    const ended = once(child, 'exit');
    await vi.waitFor(
      async () => expect((await deliveriesOf(killed))[0]?.position ?? 0).toBeGreaterThan((chunks - 1) * chunkBytes),
      { timeout: 60_000, interval: 3 },
    );
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    kills.push((await deliveriesOf(killed))[0]!.position);
  }
  expect(new Set(kills).size).toBe(4);
  const [end] = await once(startImport(killed), 'exit');
  expect(end).toBe(0);
  expect((await once(startImport(undisturbed), 'exit'))[0]).toBe(0);

  const [after, expected] = await Promise.all([outcomeOf(killed), outcomeOf(undisturbed)]);
  expect(after.figures).toEqual(expected.figures);
  expect(after.rejects).toEqual(expected.rejects);
  expect(after.state).toEqual(expected.state);
  expect(expected.figures).toMatchObject({ state: 'done', added: 3_002, rejected: 30 });
  expect(expected.state.lots.L700).toMatchObject({ day: '2026-12-01', facts: { sold_price: 700 } });
});

it('R30 a changed file is another delivery, and the former one is cancelled', async () => {
  const child = startImport(changed);
  await vi.waitFor(async () => expect((await deliveriesOf(changed))[0]?.position ?? 0).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 3,
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await utimes(path, new Date(), new Date());
  expect((await once(startImport(changed), 'exit'))[0]).toBe(0);
  expect((await deliveriesOf(changed)).map(({ state }) => state)).toEqual(['cancelled', 'done']);
});
