import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';
import type { Log } from '../log.ts';

/** A job's payload carries ids; its handler reads the rows anew and must be idempotent. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
}

export interface JobRun {
  /** The same on every attempt, so that a handler recognises an effect it has already had. */
  jobId: string;
  attempt: number;
  /** Aborted when the worker has been stopping for a while; the handler should then stop early. */
  signal: AbortSignal;
  log: Log;
}

export interface JobHandler {
  readonly name: string;
  run(payload: unknown, run: JobRun): Promise<void>;
}

export interface CronItem {
  job: Job<Record<string, never>>;
  /** Minute, hour, day, month, weekday; in UTC. */
  match: string;
}

/** A payload that does not match its job's schema: a bug. The message names the fields, never their values. */
export class JobPayloadError extends Error {
  constructor(name: string, error: z.ZodError) {
    const problems = error.issues.map((issue) => `${issue.path.join('.') || 'payload'} (${issue.code})`);
    super(`The payload of ${name} does not fit: ${problems.join(', ')}.`);
  }
}

export function defineJob<Payload extends object>(name: string, schema: z.ZodType<Payload>): Job<Payload> {
  return { name, schema };
}

export function handleJob<Payload extends object>(
  job: Job<Payload>,
  work: (payload: Payload, run: JobRun) => Promise<void>,
): JobHandler {
  return { name: job.name, run: async (payload, run) => work(parsePayload(job, payload), run) };
}

interface JobOptions {
  runAt?: Date;
  /** A new job replaces a waiting one with the same key. */
  key?: string;
  /** With a key: the new job runs at the time of the one it replaces. */
  keepsTime?: boolean;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

export interface NewJob extends JobOptions {
  name: string;
  payload: object;
}

export function newJob<Payload extends object>(
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  options: JobOptions = {},
): NewJob {
  return { name: job.name, payload: parsePayload(job, payload), ...options };
}

/** The job exists when, and only if, the transaction commits. */
export async function enqueue<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  options: JobOptions = {},
): Promise<void> {
  await enqueueAll(tx, [newJob(job, payload, options)]);
}

/** In one statement for all that have the same mode; of equal keys the last one counts. */
export async function enqueueAll(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  const byKey = new Map(jobs.map((job, place) => [job.key ?? place, job]));
  for (const [keepsTime, same] of Map.groupBy(byKey.values(), (job) => job.keepsTime ?? false)) {
    await sql`
      select graphile_worker.add_jobs(
        array_agg((name, payload, queue, "runAt", null, key, null, null)::graphile_worker.job_spec), ${keepsTime})
      from jsonb_to_recordset(${JSON.stringify(same)}) as job (
        name text, payload json, "runAt" timestamptz, key text, queue text)`.execute(tx);
  }
}

function parsePayload<Payload extends object>(job: Job<Payload>, payload: unknown): Payload {
  const result = job.schema.safeParse(payload);
  if (result.success) return result.data;
  throw new JobPayloadError(job.name, result.error);
}
