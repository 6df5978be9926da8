import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '@seri/api/testkit/database';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '@seri/api/testkit/eventually';
import { silentLog } from '@seri/api/testkit/silent-log';
import { defineJob, enqueue, handleJob, type JobHandler, JobPayloadError, type JobRun } from './job.ts';
import { releaseDeadWorkers, releaseWorkers } from './presence.ts';
import { startJobs } from './runner.ts';
import { workerMemory } from './worker-memory.read.ts';

const database = await openTestDatabase();
/** Workers get a pool of their own, so that killing its connections leaves the test's alone. */
const workers = database.another();
const { db, pool } = database;
const note = defineJob('test.note', z.object({ note: z.string() }));
const other = defineJob('test.other', z.object({}));

const program = fileURLToPath(import.meta.resolve('@seri/api/testkit/worker-to-kill.child'));
const running: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
});
afterAll(async () => {
  await workers.close();
  await database.drop();
});

async function work(handler: JobHandler, log = silentLog) {
  const jobs = await startJobs({ pool: workers.pool, log, jobs: [note], handlers: [handler] });
  running.push(jobs);
  return jobs;
}

const send = (text: string, options: { runAt?: Date; key?: string } = {}) =>
  db.transaction().execute((tx) => enqueue(tx, note, { note: text }, options));

async function queued() {
  const { rows } = await pool.query(
    `select payload->>'note' as note, attempts, locked_by is not null as locked, last_error as error
     from graphile_worker._private_jobs order by id`,
  );
  return rows;
}

/** The queue has several workers: one may have a job before the others have asked to be registered. */
function holdAllRegistrationsButTheFirst() {
  const late = Promise.withResolvers<void>();
  const query = workers.pool.query.bind(workers.pool) as (...all: unknown[]) => Promise<unknown>;
  let registrations = 0;
  const held = async (...all: unknown[]) => {
    if (String(all[0]).includes('insert into worker_process') && ++registrations > 1) await late.promise;
    return query(...all);
  };
  Reflect.set(workers.pool, 'query', held);
  onTestFinished(() => void Reflect.deleteProperty(workers.pool, 'query'));
  return late;
}

/** Records payloads and runs; with `isBlocked` each run stays open until the test releases it. */
function recorder({ isBlocked = false } = {}) {
  const seen: string[] = [];
  const runs: JobRun[] = [];
  const release = Promise.withResolvers<void>();
  const handler = handleJob(note, async (payload, run) => {
    seen.push(payload.note);
    runs.push(run);
    if (isBlocked) await release.promise;
  });
  return { seen, runs, handler, release: () => release.resolve() };
}

test('a job of a rolled back transaction does not exist', async () => {
  const refused = db.transaction().execute(async (tx) => {
    await enqueue(tx, note, { note: 'lost' });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await queued()).toEqual([]);
});

test('a job runs once its transaction is committed, and is gone when it is done', async () => {
  const { seen, handler } = recorder();
  await work(handler);
  await send('hello');
  await eventually(() => expect(seen).toEqual(['hello']));
  await eventually(async () => expect(await queued()).toEqual([]));
});

test('a job replaces a waiting one with the same key', async () => {
  const later = new Date(Date.now() + 3_600_000);
  await send('first', { key: 'lot:1', runAt: later });
  await send('second', { key: 'lot:1', runAt: later });
  await send('of another', { key: 'lot:2', runAt: later });
  expect((await queued()).map((job) => job.note)).toEqual(['second', 'of another']);
});

test('a payload that does not fit is neither queued nor handed to its handler', async () => {
  const bad = { note: 7 } as never;
  await expect(db.transaction().execute((tx) => enqueue(tx, note, bad))).rejects.toThrow(JobPayloadError);
  const { seen, handler } = recorder();
  await work(handler);
  await pool.query(`select graphile_worker.add_job('test.note', '{"note": {"token": "s3cret"}}')`);
  await eventually(async () => expect((await queued())[0]?.error).toContain('note (invalid_type)'));
  expect((await queued())[0].error).not.toContain('s3cret');
  expect(seen).toEqual([]);
});

test.each([
  ['has no handler', [note, other], [note]],
  ['is handled but not declared', [note], [note, other]],
  ['has two handlers', [note], [note, note]],
  ['is declared twice', [note, note], [note]],
])('a start where a job %s is refused', async (fault, jobs, handled) => {
  const handlers = handled.map((job) => ({ name: job.name, run: async () => undefined }));
  await expect(startJobs({ pool, log: silentLog, jobs, handlers })).rejects.toThrow(fault);
});

test('jobs that this release does not know are logged and left alone', async () => {
  await pool.query(`select graphile_worker.add_job('test.from-the-future', '{}')`);
  const warn = vi.fn();
  await work(recorder().handler, { ...silentLog, warn });
  expect(warn).toHaveBeenCalledWith({ job: 'test.from-the-future', count: 1 }, expect.any(String));
  expect(await queued()).toMatchObject([{ attempts: 0, locked: false }]);
});

test('stopping waits for the jobs that run and starts no other', async () => {
  const blocked = recorder({ isBlocked: true });
  const jobs = await startJobs({ pool: workers.pool, log: silentLog, jobs: [note], handlers: [blocked.handler] });
  // One for each worker of the queue: an idle one could be asking for its next job at the moment of the stop.
  const slow = ['slow 1', 'slow 2', 'slow 3', 'slow 4'];
  for (const text of slow) await send(text);
  await eventually(() => expect(blocked.seen.toSorted()).toEqual(slow));
  let isStopped = false;
  const stopped = jobs.stop().then(() => (isStopped = true));
  await send('too late');
  expect(isStopped).toBe(false);
  blocked.release();
  await stopped;
  expect(blocked.seen).toHaveLength(slow.length);
  expect(await queued()).toMatchObject([{ note: 'too late', locked: false }]);
  expect((await pool.query('select from worker_process')).rowCount).toBe(0);
});

test('the reason of a failure is stored and logged without passwords and addresses', async () => {
  const warn = vi.fn();
  const failing = handleJob(note, async () => {
    throw new Error('smtp://desk:hunter2@mail.example refused client@demo.seri');
  });
  await work(failing, { ...silentLog, warn });
  await send('fail');
  await eventually(() => expect(warn).toHaveBeenCalled());
  const logged = JSON.stringify([warn.mock.calls, await queued()]);
  expect(logged).toContain('mail.example refused');
  expect(logged).not.toMatch(/hunter2|client@/);
});

test('the job of a worker that was killed runs again at the next start', async () => {
  const child = spawn(process.execPath, [program, database.url, note.name], { stdio: ['ignore', 'pipe', 'inherit'] });
  await send('survives');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await queued()).toMatchObject([{ note: 'survives', locked: true, attempts: 1 }]);
  const { seen, runs, handler } = recorder();
  await work(handler);
  await eventually(() => expect(seen).toEqual(['survives']));
  expect(runs[0]!.attempt).toBe(2);
});

test('the job of a worker that is frozen is taken over', async () => {
  const child = spawn(process.execPath, [program, database.url, note.name], { stdio: ['ignore', 'pipe', 'inherit'] });
  await send('waits');
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  await pool.query("update worker_process set beat_at = clock_timestamp() - interval '21 seconds'");
  const { seen, handler } = recorder();
  await work(handler);
  await eventually(() => expect(seen).toEqual(['waits']));
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a worker tells its memory with each beat, and one that does not beat counts no longer', async () => {
  const figure = workerMemory(db);
  const read = () => ('value' in figure ? figure.value() : undefined);
  await pool.query('delete from worker_process');
  await pool.query(`insert into worker_process (worker_id, process_id, beat_at, bytes)
    values ('frozen', 1, clock_timestamp() - interval '21 seconds', ${2 ** 30})`);
  expect(await read()).toBe(0);
  await work(recorder().handler);
  await eventually(async () => expect(await read()).toBeGreaterThan(2 ** 20));
  await pool.query('update worker_process set bytes = 1');
  await eventually(async () => expect(await read()).toBeGreaterThan(2 ** 20));
});

test('a worker that was taken for dead goes on under a new name when its running job has ended', async () => {
  const late = holdAllRegistrationsButTheFirst();
  const blocked = recorder({ isBlocked: true });
  await work(blocked.handler);
  await send('mine');
  await eventually(() => expect(blocked.seen).toEqual(['mine']));
  const { rows } = await pool.query<{ worker_id: string }>('select worker_id from worker_process');
  const former = rows.map(({ worker_id: id }) => id);
  await releaseWorkers(pool, former, silentLog);
  late.resolve();
  blocked.release();
  await send('next');
  await eventually(() => expect(blocked.seen).toContain('next'));
  await eventually(async () => {
    const { rows: now } = await pool.query<{ worker_id: string }>('select worker_id from worker_process');
    expect(now.map(({ worker_id: id }) => id)).not.toEqual(former);
    expect(now).toHaveLength(1);
  });
});

test('a living worker keeps its job while another one starts and looks for dead workers', async () => {
  const blocked = recorder({ isBlocked: true });
  await work(blocked.handler);
  await send('mine');
  await eventually(() => expect(blocked.seen).toEqual(['mine']));
  const second = recorder();
  await work(second.handler);
  await releaseDeadWorkers(pool, silentLog);
  expect(await queued()).toMatchObject([{ note: 'mine', locked: true, attempts: 1 }]);
  blocked.release();
  await eventually(async () => expect(await queued()).toEqual([]));
  expect(second.seen).toEqual([]);
});

test('after the database dropped every connection the worker goes on, and is not taken for dead', async () => {
  const blocked = recorder({ isBlocked: true });
  await work(blocked.handler);
  await send('before');
  await eventually(() => expect(blocked.seen).toEqual(['before']));
  const client = new Client(database.url);
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'seri%' and pid <> pg_backend_pid()`);
  await client.end();
  await eventually(() => pool.query('select'));
  await releaseDeadWorkers(pool, silentLog);
  expect(await queued()).toMatchObject([{ note: 'before', locked: true, attempts: 1 }]);
  blocked.release();
  await eventually(async () => expect(await queued()).toEqual([]));
  await send('after');
  await eventually(() => expect(blocked.seen.at(-1)).toBe('after'));
});

test.each([
  ['done', 'delete', 'old.attempts = 1'],
  ['failed', 'update', 'old.attempts = 1 and new.last_error is not null'],
])('a job whose end (%s) cannot be recorded runs again, in the same process', async (end, event, isFirstEnd) => {
  await database.owner.query(`
    create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'the database is away'; end $$;
    create trigger refuse before ${event} on graphile_worker._private_jobs
    for each row when (${isFirstEnd}) execute function refuse()`);
  const attempts: number[] = [];
  const handler = handleJob(note, async (_payload, { attempt }) => {
    attempts.push(attempt);
    if (attempt === 1 && end === 'failed') throw new Error('first try');
  });
  await work(handler);
  await send('again');
  await eventually(async () => expect(await queued()).toEqual([]));
  await database.owner.query('drop trigger refuse on graphile_worker._private_jobs');
  expect(attempts).toEqual([1, 2]);
});
