import { openDatabase } from '../platform/database/database.ts';
import { startJobs } from '../platform/jobs/runner.ts';
import { silentLog } from './silent-log.ts';

/** Run by a test as a process of its own: takes the named job, prints that it runs, and never ends it. */
const [url = '', name = ''] = process.argv.slice(2);
const run = () => {
  process.stdout.write('running');
  return new Promise<never>(() => undefined);
};
await startJobs({
  pool: openDatabase(url, silentLog).pool,
  log: silentLog,
  jobs: [{ name }],
  handlers: [{ name, run }],
});
