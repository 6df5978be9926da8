import { setTimeout as wait } from 'node:timers/promises';
import { lastingInvariants } from '@seri/api/features/trade/bidding/lasting-invariants.query';
import { countBroken } from '@seri/api/platform/backup/invariants';
import type pg from 'pg';

const longestWork = 5 * 60_000;
const due =
  'from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts and last_error is null';

/** Waits until the worker has tried every job that is due, and tells the jobs that failed. */
export async function findFailedJobs(pool: pg.Pool): Promise<string[]> {
  const end = Date.now() + longestWork;
  while ((await count(pool, `select count(*) ${due}`)) > 0) {
    if (Date.now() > end) return [`${await count(pool, `select count(*) ${due}`)} jobs were not done in five minutes`];
    await wait(500);
  }
  const { rows } = await pool.query<{ task: string; last_error: string }>(`
    select identifier as task, last_error from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id where last_error is not null`);
  return rows.map(({ task, last_error: error }) => `${task}: ${error}`);
}

/** Rows that break the invariants of money and bids, by the name of the invariant. */
export async function findBroken(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const broken = await countBroken(client, lastingInvariants);
    const told = Object.entries(broken).map(async ([name, found]) => {
      const find = lastingInvariants[name as keyof typeof lastingInvariants];
      const { rows } = await pool.query<Record<string, unknown>>(`select * from (${find}) as broken limit 3`);
      return `${name}: ${found} rows break it, such as ${JSON.stringify(rows)}`;
    });
    return await Promise.all(told);
  } finally {
    client.release();
  }
}

async function count(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(query);
  return Number(rows[0]?.count);
}
