import type { Database } from '../platform/database/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { silentLog } from './silent-log.ts';

interface Queued {
  id: number;
  name: string;
  payload: object;
}

/** Runs the queued jobs of these handlers once, in order, and returns them. */
export async function runJobs({ pool }: Database, handlers: readonly JobHandler[]): Promise<Queued[]> {
  const { rows } = await pool.query<Queued>(
    `with taken as (
       delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
       where task.id = job.task_id and task.identifier = any($1)
       returning job.id, task.identifier as name, job.payload)
     select * from taken order by id`,
    [handlers.map(({ name }) => name)],
  );
  const signal = new AbortController().signal;
  for (const { id, name, payload } of rows) {
    const handler = handlers.find((each) => each.name === name);
    await handler?.run(payload, { jobId: String(id), attempt: 1, signal, log: silentLog });
  }
  return rows;
}
