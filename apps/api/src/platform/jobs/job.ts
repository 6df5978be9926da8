import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';
import type { Log } from '../log.ts';

/** A job carries ids, re-reads what they name, and tolerates being run again. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
}

export interface JobRun {
  /** The same on every attempt: what makes an effect recognisable as already done. */
  jobId: string;
  attempt: number;
  /** Raised when the worker has been stopping for a while; what can be cut short should be. */
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

/** A payload that does not fit its job's schema; a fault of this program, so it says where, never what. */
export class JobPayloadError extends Error {
  constructor(name: string, error: z.ZodError) {
    const places = error.issues.map((issue) => `${issue.path.join('.') || 'payload'} (${issue.code})`);
    super(`The payload of ${name} does not fit: ${places.join(', ')}.`);
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

interface When {
  runAt?: Date;
  /** While a job with this key waits, a new one takes its place. */
  key?: string;
  /** Under its key: the new one leaves when the one that waits would have. */
  keepsTime?: boolean;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

/** One that is enqueued together with others. */
export interface NewJob extends When {
  name: string;
  payload: object;
}

export function newJob<Payload extends object>(job: Job<Payload>, payload: NoInfer<Payload>, when: When = {}): NewJob {
  return { name: job.name, payload: parsePayload(job, payload), ...when };
}

/** The job exists when, and only if, the transaction commits. */
export async function enqueue<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  when: When = {},
): Promise<void> {
  await enqueueAll(tx, [newJob(job, payload, when)]);
}

/** Several jobs in one statement, however many they are. */
export async function enqueueAll(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    select graphile_worker.add_job(
      name, payload, run_at => "runAt", job_key => key, queue_name => queue,
      job_key_mode => case when "keepsTime" then 'preserve_run_at' else 'replace' end)
    from jsonb_to_recordset(${JSON.stringify(jobs)}) as job (
      name text, payload json, "runAt" timestamptz, key text, "keepsTime" boolean, queue text)`.execute(tx);
}

function parsePayload<Payload extends object>(job: Job<Payload>, payload: unknown): Payload {
  const result = job.schema.safeParse(payload);
  if (result.success) return result.data;
  throw new JobPayloadError(job.name, result.error);
}
