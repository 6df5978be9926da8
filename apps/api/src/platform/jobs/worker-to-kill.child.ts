import { z } from 'zod';
import { openDatabase } from '../database/database.ts';
import { silentLog } from '@seri/testkit/silent-log';
import { defineJob, handleJob } from './job.ts';
import { startJobs } from './runner.ts';

/** Run by a test as a process of its own: takes the job, says so, and never ends it. */
const [url = ''] = process.argv.slice(2);
const job = defineJob('test.note', z.object({ note: z.string() }));
const handler = handleJob(job, () => {
  process.stdout.write('running');
  return new Promise(() => undefined);
});
await startJobs({ pool: openDatabase(url, silentLog).pool, log: silentLog, jobs: [job], handlers: [handler] });
