import type { Notice } from '@seri/contract/notifications.schema';
import { noticeData, noticeEvent, type NoticeSide, type NoticeType } from '@seri/domain/notices';
import { roleIds } from '@seri/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import { audienceOf } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/outbox/emit.ts';

/** What is told, in the words of both languages; whom it is told to follows from its type. */
export interface NewNotice extends Pick<
  Notice,
  | 'eventType'
  | 'message'
  | 'lotId'
  | 'lotNo'
  | 'lotType'
  | 'auctionName'
  | 'specification'
  | 'bidId'
  | 'isClientMessage'
> {
  /** Whose bid it is. */
  clientId: number;
  /** Who acted; nobody where the portal itself did. */
  authorId: number | null;
  /** Of the author: a connection that shows the change already. */
  originSocket?: string | undefined;
}

/** R55: keeps a notice for each of its readers, and tells those who are there once the change is committed. */
export async function tellNotice(tx: Tx, { clientId, authorId, originSocket, ...content }: NewNotice): Promise<void> {
  const { rows } = await sql<{ id: number; account_id: number; is_staff: boolean; created_at: Date }>`
    with reader as (${readersOf(content, clientId, authorId)})
    , written as (
      insert into notice (account_id, event_type, bid_id, content)
      select id, ${content.eventType}, ${content.bidId}, ${JSON.stringify(content)}::jsonb from reader order by id
      returning id, account_id, created_at
    )
    select written.*, role_id = ${roleIds.manager} as is_staff
    from written join account on account.id = account_id order by written.id`.execute(tx);
  await emitAll(
    tx,
    rows.map((row) => ({
      audience: audienceOf.account(row.account_id),
      name: noticeEvent(content.eventType, row.is_staff),
      data: { ...content, id: row.id, at: row.created_at.toISOString() },
      originSocket,
    })),
  );
}

function readersOf(
  { eventType, isClientMessage }: { eventType: NoticeType; isClientMessage: boolean },
  clientId: number,
  authorId: number | null,
): RawBuilder<unknown> {
  return sql`select reader.id from (${sides[sideOf(noticeData[eventType].to, isClientMessage)](clientId)}) as reader
    where reader.id is distinct from ${authorId}::bigint`;
}

function sideOf(to: NoticeSide, isClientMessage: boolean): 'staff' | 'client' {
  if (to !== 'otherSide') return to;
  return isClientMessage ? 'staff' : 'client';
}

/** A client's own manager, as long as it is one; else every manager. The client, and the dealer it belongs to. */
const sides = {
  staff: (clientId: number) => sql`
    select staff.id from account as staff
    left join account as own on own.id = (select manager_id from account where id = ${clientId})
      and own.role_id = ${roleIds.manager}
    where staff.role_id = ${roleIds.manager} and (own.id is null or staff.id = own.id)`,
  client: (clientId: number) => sql`
    select id from account where id = ${clientId}
    union
    select dealer.id from account as dealer
    join account as client on client.dealer_id = dealer.id
    where client.id = ${clientId} and dealer.role_id = ${roleIds.dealer}`,
};
