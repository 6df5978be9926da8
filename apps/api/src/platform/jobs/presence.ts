import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import { openReconnecting } from '../database/kept-connection.ts';
import type { Log } from '../log.ts';

/**
 * Shows that this process is alive: it holds an advisory lock on a number of its own, which PostgreSQL releases however
 * the process dies. Rows of `worker_process` map worker ids to that number.
 */
export interface Presence {
  /** Must be done before the worker takes its first job. */
  register(workerId: string): Promise<void>;
  /** Gives back the jobs of own workers that have ended. */
  release(workerIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** A range that no fixed advisory lock of the platform uses. */
const drawProcessId = () => randomInt(2 ** 40, 2 ** 47);

const beatEvery = 2_000;

/** `onTakenOver` is called when others took this process for dead, because it was frozen: its jobs are theirs now. */
export async function openPresence(pool: Pool, log: Log, onTakenOver: () => void): Promise<Presence> {
  const processId = drawProcessId();
  const connection = await openReconnecting({ pool, purpose: 'worker presence', log, setUp });
  const closing = new AbortController();
  const registered = new Set<string>();
  const beating = beat();
  return {
    async register(workerId) {
      await pool.query(
        `insert into worker_process (worker_id, process_id, beat_at, bytes) values ($1, $2, clock_timestamp(), $3)
         on conflict (worker_id) do nothing`,
        [workerId, processId, process.memoryUsage.rss()],
      );
      registered.add(workerId);
    },
    async release(workerIds) {
      for (const workerId of workerIds) registered.delete(workerId);
      await releaseWorkers(pool, workerIds, log);
    },
    async close() {
      closing.abort();
      await beating;
      await connection.close();
    },
  };

  async function beat(): Promise<void> {
    while (!closing.signal.aborted) {
      await findTakenOver().catch((error: Error) => log.warn({ reason: error.message }, 'a worker cannot beat'));
      await delay(beatEvery, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function findTakenOver(): Promise<void> {
    const before = [...registered];
    if (before.length === 0) return;
    const { rowCount } = await pool.query(
      'update worker_process set beat_at = clock_timestamp(), bytes = $3 where process_id = $1 and worker_id = any($2)',
      [processId, before, process.memoryUsage.rss()],
    );
    if (rowCount === before.length) return;
    registered.clear();
    log.warn({}, 'this worker was taken for dead: its jobs were given to others');
    onTakenOver();
  }

  async function setUp(client: Client): Promise<void> {
    // A machine that vanishes closes no connection: PostgreSQL must probe it, by default only after two hours.
    await client.query(
      "set tcp_keepalives_idle = '5s'; set tcp_keepalives_interval = '2s'; set tcp_keepalives_count = 3",
    );
    await client.query('select pg_advisory_lock($1)', [processId]);
  }
}

/**
 * A worker is dead without its lock, and taken for dead when it has not beaten for a while: a frozen one keeps its lock.
 * `pg_locks` shows a bigint advisory lock as two halves.
 */
const deadWorkers = `
  select worker_id from worker_process
  where beat_at < clock_timestamp() - interval '20 seconds' or not exists (
    select from pg_locks
    where locktype = 'advisory' and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = process_id
  )`;

/** Long enough for a living worker to reconnect and to beat, for example after a restart of the database. */
const grace = beatEvery + 500;

/**
 * Releases the jobs of dead workers: those that two checks found dead. The attempt that killed the worker
 * still counts, so a job that always kills its worker ends by itself.
 */
export async function releaseDeadWorkers(pool: Pool, log: Log): Promise<void> {
  const suspects = await readDead(pool);
  if (suspects.length === 0) return;
  await delay(grace);
  const dead = (await readDead(pool)).filter((workerId) => suspects.includes(workerId));
  if (dead.length > 0) await releaseWorkers(pool, dead, log);
}

/** Unlocks the jobs of workers that are known to have ended, and notifies the living ones. */
export async function releaseWorkers(pool: Pool, workerIds: readonly string[], log: Log): Promise<void> {
  const { rows } = await pool.query<{ jobs: number }>(
    `with gone as (delete from worker_process where worker_id = any($1) returning worker_id),
     ended as (select array_agg(worker_id) as ids from gone),
     held as (select count(*)::int as jobs from graphile_worker.jobs, ended where locked_by = any(ended.ids))
     select jobs, graphile_worker.force_unlock_workers(ids), pg_notify('jobs:insert', '{"count":' || jobs || '}')
     from ended, held where jobs > 0`,
    [workerIds],
  );
  for (const { jobs } of rows) log.warn({ jobs }, 'jobs of a worker that ended are given back');
}

async function readDead(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker_id: string }>(deadWorkers);
  return rows.map((row) => row.worker_id);
}
