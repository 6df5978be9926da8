import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { assertOneHandlerEach } from './check-handlers.ts';
import type { CronItem, JobHandler } from './job.ts';
import { openPresence, type Presence, releaseDeadWorkers } from './presence.ts';
import { queueLogger, reasonOf } from './queue-log.ts';

export interface JobParts {
  pool: Pool;
  log: Log;
  /** Every declared job; each must have exactly one of the handlers. */
  jobs: readonly { readonly name: string }[];
  handlers: readonly JobHandler[];
  cron?: readonly CronItem[];
}

export interface Jobs {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

const concurrency = 4;
const sweepEvery = 5_000;
const restartPause = 500;
/** Without batches the queue does not await the write of a job's end: a lost connection there would end the process. */
const inBatches = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

export async function startJobs(parts: JobParts): Promise<Jobs> {
  assertOneHandlerEach(parts.jobs, parts.handlers);
  const { pool, log } = parts;
  await warnOfUnknownJobs(parts);
  const stopping = new AbortController();
  // The queue ends, and is started again under new ids.
  const presence = await openPresence(pool, log, () => void current.runner.stop().catch(() => undefined));
  let current = await startRunner(parts, presence, stopping.signal);
  const supervised = supervise().catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'jobs ended unclean'));
  const swept = sweep(pool, log, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      // It rejects if it is ending already, which is fine.
      await current.runner.stop().catch(() => undefined);
      await Promise.all([supervised, swept]);
      await presence.close();
    },
  };

  /** Restarts the queue, which gives up when the database fails in the middle of a job. */
  async function supervise(): Promise<void> {
    const { signal } = stopping;
    for (;;) {
      await current.runner.promise.catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'job queue ended'));
      await untilDone(() => presence.release(current.workerIds), log, signal);
      if (signal.aborted) return;
      current = await untilDone(() => startRunner(parts, presence, signal), log, signal);
      if (signal.aborted) await current.runner.stop();
    }
  }
}

interface Running {
  runner: Runner;
  /** The queue locks its jobs under these. */
  workerIds: string[];
}

async function startRunner({ pool, log, handlers, cron = [] }: JobParts, presence: Presence, stopping: AbortSignal) {
  const workerIds: string[] = [];
  let registration: Promise<void> | undefined;
  const runner = await run({
    pgPool: pool,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: tasksOf(handlers, log),
    parsedCronItems: parseCronItems(cron.map(({ job, match }) => ({ task: job.name, match }))),
    preset: { worker: inBatches, plugins: [{ name: 'presence', worker: { hooks: { startWorker } } }] },
  });
  return { runner, workerIds } satisfies Running;

  /**
   * The queue awaits this before each of its workers takes a first job. They share one id, which is registered once: a
   * second time could bring it back after others took it for dead.
   */
  async function startWorker(_context: unknown, { worker }: { worker: { workerPool: { id: string } } }) {
    registration ??= register(worker.workerPool.id);
    await registration;
  }

  /** It must not fail: the queue would ignore that. */
  async function register(id: string): Promise<void> {
    workerIds.push(id);
    await untilDone(() => presence.register(id), log, stopping).catch(() => undefined);
  }
}

function tasksOf(handlers: readonly JobHandler[], log: Log): TaskList {
  return Object.fromEntries(handlers.map((handler) => [handler.name, taskOf(handler, log)]));
}

function taskOf(handler: JobHandler, log: Log): NonNullable<TaskList[string]> {
  return async (payload, { job, abortSignal }) => {
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- our pool reads int8 as a number
    const about = { job: handler.name, jobId: String(job.id), attempt: job.attempts };
    try {
      await handler.run(payload, { jobId: about.jobId, attempt: job.attempts, signal: abortSignal, log });
    } catch (error) {
      const reason = reasonOf(error);
      if (job.attempts < job.max_attempts) log.warn({ ...about, reason }, 'job failed, it will be tried again');
      else log.error({ ...about, reason }, 'job failed for good');
      // The queue stores this text with the job, so it must not hold a secret either.
      throw new Error(reason, { cause: error });
    }
  };
}

async function warnOfUnknownJobs({ pool, jobs, log }: JobParts): Promise<void> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select task_identifier as name, count(*)::int as count from graphile_worker.jobs
     where task_identifier <> all($1) group by task_identifier`,
    [jobs.map(({ name }) => name)],
  );
  for (const { name, count } of rows) log.warn({ job: name, count }, 'jobs are queued that this release does not know');
}

async function sweep(pool: Pool, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await releaseDeadWorkers(pool, log).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'cannot look for jobs of dead workers'),
    );
    await delay(sweepEvery, undefined, { signal }).catch(() => undefined);
  }
}

/** Repeats the work until it succeeds, that is until the database is back; a stopping worker gives up. */
async function untilDone<Result>(work: () => Promise<Result>, log: Log, stopping: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (stopping.aborted) throw error;
      log.warn({ reason: reasonOf(error) }, 'the job queue waits for its database');
      await delay(restartPause);
    }
  }
}
