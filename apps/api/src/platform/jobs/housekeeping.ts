import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { trimOutbox } from '../outbox/trim.ts';
import { type CronItem, defineJob, handleJob, type JobHandler } from './job.ts';

const nothing = z.object({}) as z.ZodType<Record<string, never>>;

/** What the platform forgets by itself: when, and how. */
const chores = [
  {
    job: defineJob('platform.trim-outbox', nothing),
    match: '7 * * * *',
    run: trimOutbox,
  },
  {
    job: defineJob('platform.trim-idempotency-keys', nothing),
    match: '17 * * * *',
    run: (db: Db) => sql`delete from idempotency_key where created_at < app_now() - interval '24 hours'`.execute(db),
  },
  {
    job: defineJob('platform.trim-used-captchas', nothing),
    match: '27 * * * *',
    run: (db: Db) => sql`delete from captcha_used where expires_at < app_now()`.execute(db),
  },
];

export const housekeepingJobs = chores.map(({ job }) => job);
export const housekeepingCron: readonly CronItem[] = chores.map(({ job, match }) => ({ job, match }));

export function housekeepingHandlers(db: Db): JobHandler[] {
  return chores.map(({ job, run }) =>
    handleJob(job, async () => {
      await run(db);
    }),
  );
}
