import type { Notice } from '@seri/contract/talk/notifications.schema';
import { noticeData, type NoticeSide } from '@seri/domain/talk/notices';
import { roleIds } from '@seri/domain/people/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/kept-statements.ts';
import { enqueueAll } from '../../../platform/jobs/job.ts';
import type { NewEvent } from '../../../platform/outbox/emit.ts';
import { wantsMail } from './mail-wish.ts';
import { follow, type KeptNotice } from './tell-notices.ts';

export { follow, type KeptNotice } from './tell-notices.ts';

type Content = Omit<Notice, 'id' | 'at'>;

/** What is told, in the words of both languages; whom it is told to follows from its type. */
export interface NewNotice extends Content {
  /** In place of `message` for who looks after the client: its dealer is not the one that has won. */
  messageOfOthers?: Notice['message'] | undefined;
}

interface Telling {
  /** What it tells of, by the log’s id. */
  changeId?: number;
  /** Whose bid it is. */
  clientId: number;
  /** Who acted; nobody where the portal itself did. */
  authorId: number | null;
  /** Of the author: a connection that shows the change already. */
  originSocket?: string | undefined;
}

/**
 * R55: keeps a notice for each of its readers, with the mails they want of it, in one statement where nobody wants any.
 * Answers what their browsers are told, for the caller to emit with its own; of what can be taken back nobody is told
 * before its time.
 */
export async function keepNotice(tx: Tx, notice: NewNotice, telling: Telling): Promise<NewEvent[]> {
  const { rows: notices } = await sql<KeptNotice>`${prepared}
    with noticed as (${insertNotices([{ notice, telling }])}) ${selectKept} order by noticed.id`.execute(tx);
  const { jobs, events } = follow(notices, telling.originSocket);
  await enqueueAll(tx, jobs);
  return events;
}

/** R58: takes back what nobody has been told of a change yet; whether there was such. */
export async function withdrawNotices(tx: Tx, changeId: number): Promise<boolean> {
  const untold = tx.deleteFrom('notice').where('change_id', '=', changeId).where('told_at', 'is', null);
  return (await untold.returning('id').execute()).length > 0;
}

export interface NoticeToKeep {
  notice: NewNotice;
  telling: Telling;
}

/**
 * Many, as a part of a statement of the caller: it names it `noticed`, reads it by `selectKept`, and gives the rows to `follow`.
 * A client's own manager, as long as it is one; else every manager. The client, and the dealer it belongs to.
 */
export const insertNotices = (notices: readonly NoticeToKeep[]): RawBuilder<unknown> => sql`
  insert into notice (account_id, event_type, bid_id, change_id, told_at, content)
  select reader.id, "eventType", "bidId", "changeId", case when "isTold" then app_now() end,
    case when reader.id = "clientId" then content else "contentOfOthers" end
  from rows from (jsonb_to_recordset(${JSON.stringify(notices.map(rowOf))}) as (
      "eventType" text, "bidId" bigint, "changeId" bigint, "isTold" boolean, "isForStaff" boolean, "clientId" bigint,
      "authorId" bigint, content jsonb, "contentOfOthers" jsonb)) with ordinality as given (
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
    where not "isForStaff" and dealer.id = client.dealer_id and dealer.role_id = ${roleIds.dealer}
      and dealer.id <> client.id
  ) as reader
  where reader.id is distinct from "authorId"
  order by place, reader.id
  returning id, account_id, event_type, bid_id, content, created_at`;

export const selectKept: RawBuilder<KeptNotice> = sql`
  select noticed.*, role_id = ${roleIds.manager} as is_staff, ${wantsMail(sql`noticed.event_type`)} as is_mailed
  from noticed join account on account.id = noticed.account_id`;

function rowOf({ notice, telling: { changeId, clientId, authorId } }: NoticeToKeep) {
  const { messageOfOthers, ...content } = notice;
  const { eventType, bidId, isClientMessage } = content;
  const { to, toldAfter } = noticeData[eventType];
  return {
    eventType,
    bidId,
    changeId,
    clientId,
    authorId,
    content,
    contentOfOthers: messageOfOthers ? { ...content, message: messageOfOthers } : content,
    isTold: toldAfter === 0,
    isForStaff: sideOf(to, isClientMessage) === 'staff',
  };
}

function sideOf(to: NoticeSide, isClientMessage: boolean): 'staff' | 'client' {
  if (to !== 'otherSide') return to;
  return isClientMessage ? 'staff' : 'client';
}
