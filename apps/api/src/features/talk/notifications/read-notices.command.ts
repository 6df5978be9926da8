import type { NoticeType } from '@seri/domain/talk/notices';
import { sql } from 'kysely';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';

interface NoticeOwner {
  accountId: number;
  socketId?: string | undefined;
}

/** The notices to mark. A missing field does not narrow them. */
interface NoticeFilter {
  upTo?: number | undefined;
  bidId?: number | undefined;
  /** Only notices without a bid. */
  lotId?: number | undefined;
  eventType?: NoticeType;
}

/** Marks notices of one account as read. If there were any, its other browsers are notified. */
export async function markNoticesRead(
  tx: Tx,
  { accountId, socketId }: NoticeOwner,
  filter: NoticeFilter,
): Promise<void> {
  const upTo = await markSeen(tx, accountId, filter);
  if (upTo === null) return;
  const data = { upTo: filter.upTo ?? upTo, bidId: filter.bidId ?? null };
  await emit(tx, { audience: audienceOf.account(accountId), name: 'notices.read', data, originSocket: socketId });
}

/**
 * Locks the rows in the order of their ids, so that two browsers of one account cannot deadlock. Returns the newest id.
 */
async function markSeen(
  tx: Tx,
  accountId: number,
  { upTo, bidId, lotId, eventType }: NoticeFilter,
): Promise<number | null> {
  let unread = tx
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('told_at', 'is not', null)
    .orderBy('id')
    .forUpdate();
  if (upTo !== undefined) unread = unread.where(isNotAfter(accountId, upTo));
  if (bidId !== undefined) unread = unread.where('bid_id', '=', bidId);
  if (lotId !== undefined) unread = unread.where('bid_id', 'is', null).where(isOfLot(lotId));
  if (eventType !== undefined) unread = unread.where('event_type', '=', eventType);
  const { newest } = await tx
    .with('marked', (db) =>
      db
        .updateTable('notice')
        .set({ read_at: sql<Date>`app_now()` })
        .where('id', 'in', unread)
        .returning('id'),
    )
    .selectFrom('marked')
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

const isOfLot = (lotId: number) => sql<boolean>`(content ->> 'lotId')::bigint = ${lotId}`;

/**
 * Notices are listed by time, which ids follow only roughly: everything below the newest one that the reader may have
 * seen is read too.
 */
const isNotAfter = (accountId: number, upTo: number) => sql<boolean>`(created_at, id) <= (
  select created_at, id from notice as seen where seen.account_id = ${accountId} and seen.id <= ${upTo}
  order by created_at desc, id desc limit 1)`;
