import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from '../../../tools/src/postgres/database-url.ts';
import { runCommand } from '../../../tools/src/processes/run-command.ts';
import type { RunningSeri } from '../product/running-seri.ts';
import { collectAndTell, handlesOf, megabytesBy, partsOf } from './part-memory.ts';

/** Everything that is measured in one rest, by its name. */
export type SoakSample = Readonly<Record<string, number>>;

export interface SamplePlace {
  seri: RunningSeri;
  dataDir: string;
  /** The folder into which each process writes how much it keeps. */
  signs: string;
}

/** While nobody asks anything and no job is late: two samples differ by little but what was kept between them. */
export async function takeSample({ seri, dataDir, signs }: SamplePlace, requests: number): Promise<SoakSample> {
  const { databaseUrl } = seri;
  const restsSince = performance.now();
  await untilWorkerKeepsUp(databaseUrl);
  const { server, worker, studios, database } = partsOf(seri);
  const busy = { server: megabytesBy('VmRSS', [server]), worker: megabytesBy('VmRSS', [worker]) };
  const [ofServer, ofWorker] = [await collectAndTell(signs, server), await collectAndTell(signs, worker)];
  for (const studio of studios) await collectAndTell(signs, studio);
  return {
    requests,
    seconds: performance.now() / 1_000,
    'server kept': ofServer.kept,
    'server heap': ofServer.heap,
    'server RSS': megabytesBy('VmRSS', [server]),
    'server RSS before': busy.server,
    'server peak': megabytesBy('VmHWM', [server]),
    'worker kept': ofWorker.kept,
    'worker heap': ofWorker.heap,
    'worker RSS': megabytesBy('VmRSS', [worker]),
    'worker RSS before': busy.worker,
    'studio RSS': megabytesBy('VmRSS', studios),
    'database private': megabytesBy('RssAnon', database),
    'server handles': handlesOf([server]),
    'worker handles': handlesOf([worker]),
    'studio handles': handlesOf(studios),
    connections: await countOf(databaseUrl, connected),
    ...(await foldersOf(dataDir)),
    'rest seconds': (performance.now() - restsSince) / 1_000,
  };
}

/** Begins the peaks anew: a start needs more than the day, and only Linux counts them. */
export function forgetPeaks(seri: RunningSeri): void {
  const { server, worker } = partsOf(seri);
  for (const pid of [server, worker]) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The pids of the processes that live as long as the run, to tell when one was started again. */
export function lastingPids(seri: RunningSeri): string {
  const { server, worker } = partsOf(seri);
  return `${server} ${worker}`;
}

const connected = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
/** Notices are told seconds later, by a worker that looks every second. */
const overdue = `SELECT count(*) FROM graphile_worker._private_jobs
  WHERE run_at < now() - interval '2 seconds' AND attempts < max_attempts`;

/** The day goes no faster than its worker. */
async function untilWorkerKeepsUp(databaseUrl: string): Promise<void> {
  while ((await countOf(databaseUrl, overdue)) > 0) await wait(50);
}

async function countOf(databaseUrl: string, counting: string): Promise<number> {
  const [row] = await query(databaseUrl, counting);
  return Number(row?.['count']);
}

/** Megabytes of the parts of the data folder: rows, pictures, mails. */
async function foldersOf(dataDir: string): Promise<SoakSample> {
  const parts = { 'data rows': 'postgres', 'data pictures': 'blobs', 'data mails': 'outbox' };
  const { output } = await runCommand('du', ['-sk', ...Object.values(parts)], { cwd: dataDir });
  return Object.fromEntries(Object.entries(parts).map(([name, folder]) => [name, sizeIn(output, folder)]));
}

const sizeIn = (listing: string, folder: string) =>
  Number(new RegExp(`^(\\d+)\\s+${folder}$`, 'm').exec(listing)?.[1] ?? 0) / 1_024;
