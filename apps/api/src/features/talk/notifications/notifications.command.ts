import type { Notice } from '@seri/contract/talk/notifications.schema';
import { topicOf } from '@seri/domain/talk/notice-causes';
import { noticeData, type NoticeSide } from '@seri/domain/talk/notices';
import { roleIds } from '@seri/domain/people/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statements.ts';
import { enqueueAll } from '../../../platform/jobs/job.ts';
import type { NewEvent } from '../../../platform/outbox/emit.ts';
import { wantsMail } from './mail-wish.ts';
import { type KeptNotice, noticeEffects } from './tell-notices.ts';

export { type KeptNotice, noticeEffects } from './tell-notices.ts';

type NoticeContent = Omit<Notice, 'id' | 'at'>;

/** A notice in both languages. Its type decides who its readers are. */
export interface NewNotice extends Omit<NoticeContent, 'topic'> {
  /** Replaces `message` for readers other than the client: its dealer, for example, has not won itself. */
  messageOfOthers?: Notice['message'] | undefined;
}

interface NoticeContext {
  /** Id of the change in the action log. */
  changeId?: number;
  /** Owner of the bid. */
  clientId: number;
  /** Null if the portal itself acted. */
  authorId: number | null;
  /** The connection of the author, which shows the change already. */
  originSocket?: string | undefined;
}

/**
 * R55: stores a notice for each of its readers; a second statement enqueues mails and delayed notices, if there are any.
 * Returns the events for open pages, for the caller to emit with its own.
 */
export const keepNotice = (tx: Tx, notice: NewNotice, telling: NoticeContext): Promise<NewEvent[]> =>
  keepNotices(tx, [{ notice, telling }], telling.originSocket);

export async function keepNotices(tx: Tx, asked: readonly NoticeToKeep[], originSocket?: string): Promise<NewEvent[]> {
  if (asked.length === 0) return [];
  const { rows: notices } = await prepared(sql<KeptNotice>`
    with noticed as (${insertNotices(asked)}) ${selectKept} order by noticed.id`).execute(tx);
  const { jobs, events } = noticeEffects(notices, originSocket);
  await enqueueAll(tx, jobs);
  return events;
}

/** R58: deletes the notices of a change that nobody has seen yet. Returns whether there were any. */
export async function deleteUntoldNotices(tx: Tx, changeId: number): Promise<boolean> {
  const unseen = tx.deleteFrom('notice').where('change_id', '=', changeId).where('told_at', 'is', null);
  return (await unseen.returning('id').execute()).length > 0;
}

export interface NoticeToKeep {
  notice: NewNotice;
  telling: NoticeContext;
}

/**
 * Inserts many notices as part of a statement of the caller, who names this part `noticed`, reads it with `selectKept`
 * and passes the rows to `noticeEffects`. Readers on the side of staff are the manager of the client, or every manager
 * if it has none; on the side of the client, the client and, of a bid, its dealer.
 */
export const insertNotices = (notices: readonly NoticeToKeep[]): RawBuilder<unknown> => sql`
  insert into notice (account_id, event_type, bid_id, change_id, told_at, content)
  select reader.id, "eventType", "bidId", "changeId", case when "isTold" then app_now() end,
    case when reader.id = "clientId" then content else "contentOfOthers" end
  from rows from (jsonb_to_recordset(${JSON.stringify(notices.map(rowOf))}) as (
      "eventType" text, "bidId" bigint, "changeId" bigint, "isTold" boolean, "isForStaff" boolean, "clientId" bigint,
      "authorId" bigint, content jsonb, "contentOfOthers" jsonb)) with ordinality as input (
      "eventType", "bidId", "changeId", "isTold", "isForStaff", "clientId", "authorId", content, "contentOfOthers", place)
  join account as client on client.id = "clientId"
  left join account as own on own.id = client.manager_id and own.role_id = ${roleIds.manager}
  cross join lateral (
    select own.id where "isForStaff" and own.id is not null
    union all
    select staff.id from account as staff
    where "isForStaff" and own.id is null and staff.role_id = ${roleIds.manager}
    union all
    select client.id where not "isForStaff"
    union all
    select dealer.id from account as dealer
    where not "isForStaff" and "bidId" is not null and dealer.id = client.dealer_id and dealer.role_id = ${roleIds.dealer}
      and dealer.id <> client.id
  ) as reader
  where reader.id is distinct from "authorId"
  order by place, reader.id
  returning id, account_id, event_type, bid_id, content, created_at`;

export const selectKept: RawBuilder<KeptNotice> = sql`
  select noticed.*, role_id = ${roleIds.manager} as is_staff, ${wantsMail(sql`noticed.event_type`)} as is_mailed
  from noticed join account on account.id = noticed.account_id`;

function rowOf({ notice, telling: { changeId, clientId, authorId } }: NoticeToKeep) {
  const { eventType, bidId, isClientMessage } = notice;
  const { to, toldAfter } = noticeData[eventType];
  return {
    eventType,
    bidId,
    changeId,
    clientId,
    authorId,
    content: noticeContentFor(notice, true),
    contentOfOthers: noticeContentFor(notice, false),
    isTold: toldAfter === 0,
    isForStaff: sideOf(to, isClientMessage) === 'staff',
  };
}

/** The content for the client itself, or for other readers, to whom its purchase is missing. */
export function noticeContentFor({ messageOfOthers, ...notice }: NewNotice, isForClient: boolean): NoticeContent {
  const content = { ...notice, topic: topicOf(notice.eventType, notice.cause) };
  if (isForClient) return content;
  return { ...content, message: messageOfOthers ?? notice.message, purchaseId: null };
}

function sideOf(to: NoticeSide, isClientMessage: boolean): 'staff' | 'client' {
  if (to !== 'otherSide') return to;
  return isClientMessage ? 'staff' : 'client';
}
