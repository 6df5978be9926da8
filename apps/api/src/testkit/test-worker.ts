import type { JobHandler } from '../platform/jobs/job.ts';
import { silentLog } from './silent-log.ts';
import { type Jobs, startJobs } from '../platform/jobs/runner.ts';
import type { Database } from '../platform/database/database.ts';

/** A worker with these jobs alone. */
export function startTestWorker({ pool }: Database, handlers: readonly JobHandler[]): Promise<Jobs> {
  return startJobs({ pool, log: silentLog, jobs: handlers.map(({ name }) => ({ name })), handlers });
}
