import type { Notice } from '@seri/contract/notifications.schema';
import { noticeData, noticeEvent, type NoticeType } from '@seri/domain/notices';
import { roleIds } from '@seri/domain/roles';
import { sql } from 'kysely';
import { z } from 'zod';
import { audienceOf } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { defineJob, enqueue } from '../../platform/jobs/job.ts';
import { emitAll, type NewEvent } from '../../platform/outbox/emit.ts';
import { mailNotice } from './mail-notice.ts';
import { wantsMail } from './mail-wish.ts';

/** A row of `notice`, with what its reader hangs on. */
export interface KeptNotice {
  id: number;
  account_id: number;
  event_type: NoticeType;
  bid_id: number;
  is_staff: boolean;
  is_mailed: boolean;
  content: Omit<Notice, 'id' | 'at'>;
  created_at: Date;
}

export const tellNotices = defineJob('notifications.tell', z.object({ noticeIds: z.array(z.int()) }));

/** R55: the mails that readers want of notices, and what their browsers are told, for the caller to emit. */
export async function tell(
  tx: Tx,
  notices: readonly KeptNotice[],
  originSocket: string | undefined,
): Promise<NewEvent[]> {
  for (const notice of notices) {
    if (notice.is_mailed) await enqueue(tx, mailNotice, { noticeId: notice.id }, timeOfMail(notice));
  }
  return notices.map(({ id, account_id: readerId, event_type: type, is_staff: isStaff, content, created_at: at }) => ({
    audience: audienceOf.account(readerId),
    name: noticeEvent(type, isStaff),
    data: { ...content, id, at: at.toISOString() },
    originSocket,
  }));
}

/** R60: several messages about one bid are one mail, as long after the first as it would have left alone. */
function timeOfMail({ event_type: type, bid_id: bidId, account_id: readerId, created_at: at }: KeptNotice) {
  const runAt = new Date(at.getTime() + noticeData[type].mailedAfter * 1000);
  return type === 'chatMessage' ? { runAt, key: `chat:${bidId}:${readerId}`, keepsTime: true } : { runAt };
}

/** R58: tells what nobody has taken back meanwhile, once. */
export function tellWaiting(db: Db, noticeIds: readonly number[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<KeptNotice>`
      update notice set told_at = app_now() from account
      where notice.id = any(${noticeIds}::bigint[]) and told_at is null and account.id = account_id
      returning notice.*, role_id = ${roleIds.manager} as is_staff, ${wantsMail(sql`notice.event_type`)} as is_mailed`.execute(
      tx,
    );
    await emitAll(tx, await tell(tx, rows, undefined));
  });
}
