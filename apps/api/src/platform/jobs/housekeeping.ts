import { sql } from 'kysely';
import { day } from '@seri/domain/time/japan-time';
import { z } from 'zod';
import type { Blobs } from '../blobs/blobs.ts';
import type { Settings } from '../config/settings.ts';
import type { Db } from '../database/database.ts';
import { trimMailFolder } from '../mail/file-transport.ts';
import { trimOutbox } from '../outbox/trim.ts';
import { type CronItem, defineJob, handleJob, type JobHandler } from './job.ts';

const megabyte = 2 ** 20;
const noPayload = z.object({}) as z.ZodType<Record<string, never>>;

type HousekeepingSettings = Pick<Settings, 'dataDir' | 'pictureRoom'>;

/** The platform's clean-up jobs: when each runs, and what it deletes. */
const chores = [
  {
    job: defineJob('platform.trim-outbox', noPayload),
    match: '7 * * * *',
    run: trimOutbox,
  },
  {
    job: defineJob('platform.trim-idempotency-keys', noPayload),
    match: '17 * * * *',
    run: (db: Db) => sql`delete from idempotency_key where created_at < app_now() - interval '24 hours'`.execute(db),
  },
  {
    job: defineJob('platform.trim-used-captchas', noPayload),
    match: '27 * * * *',
    run: (db: Db) => sql`delete from captcha_used where expires_at < app_now()`.execute(db),
  },
  {
    job: defineJob('platform.trim-sign-in-tokens', noPayload),
    match: '37 * * * *',
    run: (db: Db) => sql`delete from sign_in_token where expires_at < app_now()`.execute(db),
  },
  {
    // People may look back at old sign-ins for a while. The tokens are deleted with them.
    job: defineJob('platform.trim-sign-ins', noPayload),
    match: '47 3 * * *',
    run: (db: Db) =>
      sql`delete from sign_in where least(ended_at, expires_at) < app_now() - interval '90 days'`.execute(db),
  },
  {
    // R17 counts the links of the last hour; older ones are kept for questions about recent mails.
    job: defineJob('platform.trim-mailed-links', noPayload),
    match: '7 4 * * *',
    run: (db: Db) => sql`delete from mailed_link where expires_at < app_now() - interval '7 days'`.execute(db),
  },
  {
    job: defineJob('platform.trim-factor-challenges', noPayload),
    match: '22 * * * *',
    run: (db: Db) => sql`delete from factor_challenge where expires_at < app_now()`.execute(db),
  },
  {
    // After a day without tries the count starts anew (R18, R44).
    job: defineJob('platform.trim-tries', noPayload),
    match: '57 * * * *',
    run: (db: Db) => sql`delete from tries where last_at < app_now() - interval '1 day'`.execute(db),
  },
  {
    // Files that a process left behind when it was killed while writing.
    job: defineJob('platform.trim-unfinished-blobs', noPayload),
    match: '27 4 * * *',
    run: (_db: Db, blobs: Blobs) => blobs.trimUnfinished(),
  },
  {
    // R32: pictures that are made from photos can be made again.
    job: defineJob('platform.trim-pictures', noPayload),
    match: '47 * * * *',
    run: (_db: Db, blobs: Blobs, { pictureRoom }: HousekeepingSettings) =>
      blobs.trimOldest(['thumbnails', 'previews', 'sheets'], pictureRoom * megabyte),
  },
  {
    job: defineJob('platform.trim-mail-folder', noPayload),
    match: '37 4 * * *',
    run: (_db: Db, _blobs: Blobs, { dataDir }: HousekeepingSettings) => trimMailFolder(dataDir, Date.now() - 7 * day),
  },
  {
    // R55: a notice is kept for 90 days, read or not.
    job: defineJob('platform.trim-notices', noPayload),
    match: '17 4 * * *',
    run: (db: Db) => sql`delete from notice where created_at < app_now() - interval '90 days'`.execute(db),
  },
  {
    // R76: failed sign-ins are kept for 90 days.
    job: defineJob('platform.trim-failed-sign-ins', noPayload),
    match: '37 4 * * *',
    run: (db: Db) => sql`delete from failed_sign_in where last_at < app_now() - interval '90 days'`.execute(db),
  },
  {
    // R84: a used place counts on its day alone.
    job: defineJob('platform.trim-photo-places', noPayload),
    match: '47 4 * * *',
    run: (db: Db) => sql`delete from extra_photo_place where day < app_now()::date - 2`.execute(db),
  },
  {
    // Answers are kept; that a service had none is not.
    job: defineJob('platform.trim-askings', noPayload),
    match: '52 4 * * *',
    run: (db: Db) =>
      sql`delete from asking where state <> 'answered' and until < app_now() - interval '7 days'`.execute(db),
  },
  {
    // R83: the log keeps what a profile held for 400 days.
    job: defineJob('platform.forget-in-log', noPayload),
    match: '7 3 * * *',
    run: (db: Db) => sql`select forget_old_in_log()`.execute(db),
  },
  {
    // Far longer than any job is retried.
    job: defineJob('platform.trim-sent-mails', noPayload),
    match: '57 3 * * *',
    run: (db: Db) => sql`delete from mail_sent where sent_at < app_now() - interval '90 days'`.execute(db),
  },
];

export const housekeepingJobs = chores.map(({ job }) => job);
export const housekeepingCron: readonly CronItem[] = chores.map(({ job, match }) => ({ job, match }));

export function housekeepingHandlers(db: Db, blobs: Blobs, settings: HousekeepingSettings): JobHandler[] {
  return chores.map(({ job, run }) =>
    handleJob(job, async () => {
      await run(db, blobs, settings);
    }),
  );
}
