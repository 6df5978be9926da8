import type { Notice } from '@seri/contract/notifications.schema';
import { noticeData, type NoticeSide } from '@seri/domain/notices';
import { roleIds } from '@seri/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { NewEvent } from '../../platform/outbox/emit.ts';
import { wantsMail } from './mail-wish.ts';
import { type KeptNotice, tell, tellNotices } from './tell-notices.ts';

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
  const { toldAfter } = noticeData[notice.eventType];
  const notices = await insertForReaders(tx, notice, telling);
  const [first] = notices;
  if (toldAfter === 0 || !first) return tell(tx, notices, telling.originSocket);
  const runAt = new Date(first.created_at.getTime() + toldAfter * 1000);
  await enqueue(tx, tellNotices, { noticeIds: notices.map(({ id }) => id) }, { runAt });
  return [];
}

/** R58: takes back what nobody has been told of a change yet; whether there was such. */
export async function withdrawNotices(tx: Tx, changeId: number): Promise<boolean> {
  const untold = tx.deleteFrom('notice').where('change_id', '=', changeId).where('told_at', 'is', null);
  return (await untold.returning('id').execute()).length > 0;
}

async function insertForReaders(
  tx: Tx,
  { messageOfOthers, ...content }: NewNotice,
  { changeId, clientId, authorId }: Telling,
): Promise<KeptNotice[]> {
  const { eventType, bidId, isClientMessage } = content;
  const isTold = noticeData[eventType].toldAfter === 0;
  const side = sides[sideOf(noticeData[eventType].to, isClientMessage)];
  const others = messageOfOthers ? { ...content, message: messageOfOthers } : content;
  const { rows } = await sql<KeptNotice>`${kept}
    with reader as (select id from (${side(clientId)}) as side where id is distinct from ${authorId}::bigint)
    , written as (
      insert into notice (account_id, event_type, bid_id, change_id, told_at, content)
      select id, ${eventType}, ${bidId}, ${changeId ?? null}::bigint, case when ${isTold}::boolean then app_now() end,
        case when id = ${clientId} then ${JSON.stringify(content)}::jsonb else ${JSON.stringify(others)}::jsonb end
      from reader order by id
      returning id, account_id, event_type, bid_id, content, created_at
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
