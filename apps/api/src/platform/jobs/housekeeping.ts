import { sql } from 'kysely';
import { z } from 'zod';
import type { Blobs } from '../blobs/blobs.ts';
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
  {
    job: defineJob('platform.trim-sign-in-tokens', nothing),
    match: '37 * * * *',
    run: (db: Db) => sql`delete from sign_in_token where expires_at < app_now()`.execute(db),
  },
  {
    // An account's owner may want to look back at them for a while; their tokens go with them.
    job: defineJob('platform.trim-sign-ins', nothing),
    match: '47 3 * * *',
    run: (db: Db) =>
      sql`delete from sign_in where least(ended_at, expires_at) < app_now() - interval '90 days'`.execute(db),
  },
  {
    // An hour's worth of them is counted (R17); the rest is for whoever asks what was mailed lately.
    job: defineJob('platform.trim-mailed-links', nothing),
    match: '7 4 * * *',
    run: (db: Db) => sql`delete from mailed_link where expires_at < app_now() - interval '7 days'`.execute(db),
  },
  {
    // After such a pause guessing starts anew (R18, R44).
    job: defineJob('platform.trim-tries', nothing),
    match: '57 * * * *',
    run: (db: Db) => sql`delete from tries where last_at < app_now() - interval '1 day'`.execute(db),
  },
  {
    // What a process left behind that was killed while it wrote.
    job: defineJob('platform.trim-unfinished-blobs', nothing),
    match: '27 4 * * *',
    run: (_db: Db, blobs: Blobs) => blobs.trimUnfinished(),
  },
  {
    // R55: by then it is history, read or not.
    job: defineJob('platform.trim-notices', nothing),
    match: '17 4 * * *',
    run: (db: Db) => sql`delete from notice where created_at < app_now() - interval '90 days'`.execute(db),
  },
  {
    // Far longer than any job is tried again.
    job: defineJob('platform.trim-sent-mails', nothing),
    match: '57 3 * * *',
    run: (db: Db) => sql`delete from mail_sent where sent_at < app_now() - interval '90 days'`.execute(db),
  },
];

export const housekeepingJobs = chores.map(({ job }) => job);
export const housekeepingCron: readonly CronItem[] = chores.map(({ job, match }) => ({ job, match }));

export function housekeepingHandlers(db: Db, blobs: Blobs): JobHandler[] {
  return chores.map(({ job, run }) =>
    handleJob(job, async () => {
      await run(db, blobs);
    }),
  );
}
