import type { Notice } from '@seri/contract/notifications.schema';
import { noticeData, noticeEvent, type NoticeSide } from '@seri/domain/notices';
import { roleIds } from '@seri/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import { audienceOf } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { NewEvent } from '../../platform/outbox/emit.ts';
import { wantsMail } from './mail-wish.ts';
import { mailNotice } from './notifications.jobs.ts';

type Content = Omit<Notice, 'id' | 'at'>;

/** What is told, in the words of both languages; whom it is told to follows from its type. */
export interface NewNotice extends Content {
  /** In place of `message` for who looks after the client: its dealer is not the one that has won. */
  messageOfOthers?: Notice['message'] | undefined;
}

interface Telling {
  /** Whose bid it is. */
  clientId: number;
  /** Who acted; nobody where the portal itself did. */
  authorId: number | null;
  /** Of the author: a connection that shows the change already. */
  originSocket?: string | undefined;
}

interface Kept {
  id: number;
  account_id: number;
  is_staff: boolean;
  is_mailed: boolean;
  content: Content;
  created_at: Date;
}

/** A change that is undone in the meantime is not mailed. */
const mailedAfter = 6000;

/**
 * R55: keeps a notice for each of its readers, with the mails they want of it, in one statement where nobody wants any.
 * Answers what their browsers are told, for the caller to emit with its own.
 */
export async function keepNotice(tx: Tx, notice: NewNotice, telling: Telling): Promise<NewEvent[]> {
  const notices = await insertForReaders(tx, notice, telling);
  for (const { id, is_mailed: isMailed, created_at: at } of notices) {
    if (isMailed) await enqueue(tx, mailNotice, { noticeId: id }, { runAt: new Date(at.getTime() + mailedAfter) });
  }
  return notices.map(({ id, account_id: readerId, is_staff: isStaff, content, created_at: at }) => ({
    audience: audienceOf.account(readerId),
    name: noticeEvent(notice.eventType, isStaff),
    data: { ...content, id, at: at.toISOString() },
    originSocket: telling.originSocket,
  }));
}

async function insertForReaders(
  tx: Tx,
  { messageOfOthers, ...content }: NewNotice,
  { clientId, authorId }: Telling,
): Promise<Kept[]> {
  const { eventType, bidId, isClientMessage } = content;
  const side = sides[sideOf(noticeData[eventType].to, isClientMessage)];
  const others = messageOfOthers ? { ...content, message: messageOfOthers } : content;
  const { rows } = await sql<Kept>`${kept}
    with reader as (select id from (${side(clientId)}) as side where id is distinct from ${authorId}::bigint)
    , written as (
      insert into notice (account_id, event_type, bid_id, content)
      select id, ${eventType}, ${bidId},
        case when id = ${clientId} then ${JSON.stringify(content)}::jsonb else ${JSON.stringify(others)}::jsonb end
      from reader order by id
      returning id, account_id, content, created_at
    )
    select written.*, role_id = ${roleIds.manager} as is_staff, ${wantsMail(eventType)} as is_mailed
    from written join account on account.id = account_id order by written.id`.execute(tx);
  return rows;
}

function sideOf(to: NoticeSide, isClientMessage: boolean): 'staff' | 'client' {
  if (to !== 'otherSide') return to;
  return isClientMessage ? 'staff' : 'client';
}

/** A client's own manager, as long as it is one; else every manager. The client, and the dealer it belongs to. */
const sides: Readonly<Record<'staff' | 'client', (clientId: number) => RawBuilder<unknown>>> = {
  staff: (clientId) => sql`
    select staff.id from account as staff
    left join account as own on own.id = (select manager_id from account where id = ${clientId})
      and own.role_id = ${roleIds.manager}
    where staff.role_id = ${roleIds.manager} and (own.id is null or staff.id = own.id)`,
  client: (clientId) => sql`
    select id from account where id = ${clientId}
    union
    select dealer.id from account as dealer
    join account as client on client.dealer_id = dealer.id
    where client.id = ${clientId} and dealer.role_id = ${roleIds.dealer}`,
};
