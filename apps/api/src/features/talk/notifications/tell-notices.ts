import { isMailedElsewhere } from '@seri/domain/talk/notice-causes';
import { noticeData, noticeDelaySeconds, noticeEvent, type NoticeType } from '@seri/domain/talk/notices';
import { roleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import { z } from 'zod';
import { audienceOf } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { defineJob, enqueueAll, newJob, type NewJob } from '../../../platform/jobs/job.ts';
import { emitAll, type NewEvent } from '../../../platform/outbox/emit.ts';
import { mailNoticeJob } from './mail-notice.ts';
import { wantsMail } from './mail-wish.ts';
import { noticeFrom } from './notice-content.ts';

/** A stored notice with what decides how its reader is told. */
export interface KeptNotice {
  id: number;
  account_id: number;
  event_type: NoticeType;
  bid_id: number | null;
  is_staff: boolean;
  is_mailed: boolean;
  content: unknown;
  created_at: Date;
}

export const tellNoticesJob = defineJob('notifications.tell', z.object({ noticeIds: z.array(z.int()) }));

/** Jobs and events caused by notices, for the caller to enqueue and emit with its own. */
export interface NoticeEffects {
  jobs: NewJob[];
  events: NewEvent[];
}

/** R58: a job tells the notices that have a delay (`toldAfter`), so that an undo within it leaves nothing to tell. */
export function noticeEffects(notices: readonly KeptNotice[], originSocket: string | undefined): NoticeEffects {
  const byDelay = [...Map.groupBy(notices, ({ event_type: type }) => noticeData[type].toldAfter)];
  const parts = byDelay.map(([delay, group]) => (delay === 0 ? tell(group, originSocket) : tellLater(group, delay)));
  return { jobs: parts.flatMap(({ jobs }) => jobs), events: parts.flatMap(({ events }) => events) };
}

function tellLater(notices: readonly KeptNotice[], delay: number): NoticeEffects {
  const [first] = notices as [KeptNotice];
  const runAt = new Date(first.created_at.getTime() + delay * 1000);
  return { jobs: [newJob(tellNoticesJob, { noticeIds: notices.map(({ id }) => id) }, { runAt })], events: [] };
}

function tell(notices: readonly KeptNotice[], originSocket: string | undefined): NoticeEffects {
  const mailed = notices.filter(
    ({ is_mailed: isMailed, content }) => isMailed && !isMailedElsewhere(noticeFrom(content).cause),
  );
  return {
    jobs: mailed.map((notice) => newJob(mailNoticeJob, { noticeId: notice.id }, timeOfMail(notice))),
    events: notices.map(
      ({ id, account_id: readerId, event_type: type, is_staff: isStaff, content, created_at: at }) => ({
        audience: audienceOf.account(readerId),
        name: noticeEvent(type, isStaff),
        data: { ...noticeFrom(content), id, at: at.toISOString() },
        originSocket,
      }),
    ),
  };
}

/** R60: several messages about one bid share one mail, which keeps the time set by the first. */
function timeOfMail({ event_type: type, bid_id: bidId, account_id: readerId, created_at: at }: KeptNotice) {
  const runAt = new Date(at.getTime() + noticeData[type].mailedAfter * 1000);
  return type === 'chatMessage' ? { runAt, key: `chat:${bidId}:${readerId}`, keepsTime: true } : { runAt };
}

/**
 * R58: announces delayed notices that were not taken back, once. Those of a batch wait until nothing more of it is
 * changed or undone, so that all of it can still be undone in silence.
 */
export function tellDelayed(db: Db, noticeIds: readonly number[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const waiting = await readWaiting(tx, noticeIds);
    const [first] = waiting;
    if (first) {
      const ids = waiting.map(({ id }) => id);
      await enqueueAll(tx, [newJob(tellNoticesJob, { noticeIds: ids }, { runAt: first.until })]);
    }
    const due = noticeIds.filter((id) => !waiting.some((notice) => notice.id === id));
    const { rows } = await sql<KeptNotice>`
      with told as (
        update notice set told_at = app_now() from account
        where notice.id = any(${due}::bigint[]) and told_at is null and account.id = account_id
        returning notice.*, role_id = ${roleIds.manager} as is_staff, ${wantsMail(sql`notice.event_type`)} as is_mailed)
      select * from told order by id`.execute(tx);
    const { jobs, events } = tell(rows, undefined);
    await enqueueAll(tx, jobs);
    await emitAll(tx, events);
  });
}

/** Notices whose batch had its last change or undo less than the delay ago, with the end of that delay. */
async function readWaiting(tx: Tx, noticeIds: readonly number[]): Promise<{ id: number; until: Date }[]> {
  const delay = sql`make_interval(secs => ${noticeDelaySeconds})`;
  const { rows } = await sql<{ id: number; until: Date }>`
    select notice.id, last_at + ${delay} as until
    from notice join action_log as change on change.id = change_id
    cross join lateral (
      select max(done_at) as last_at from action_log
      where action_log.account_id = change.account_id and action_log.subject like 'bid:%'
        and action_log.id >= change.id and action_log.detail ->> 'batch' = change.detail ->> 'batch'
    ) as batch
    where notice.id = any(${noticeIds}::bigint[]) and told_at is null and change.detail ? 'batch'
      and last_at + ${delay} > app_now()`.execute(tx);
  return rows;
}
