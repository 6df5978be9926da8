import type { NoticeType } from '@seri/domain/talk/notices';
import { sql } from 'kysely';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';

interface Reader {
  accountId: number;
  socketId?: string | undefined;
}

/** What was seen: up to a notice, of one bid, of one kind; whatever is not said is not asked. */
interface Seen {
  upTo?: number | undefined;
  bidId?: number | undefined;
  eventType?: NoticeType;
}

/** Marks notices of one reader as read; its other browsers are told if there were any. */
export async function readNotices(tx: Tx, { accountId, socketId }: Reader, seen: Seen): Promise<void> {
  const upTo = await markSeen(tx, accountId, seen);
  if (upTo === null) return;
  const data = { upTo: seen.upTo ?? upTo, bidId: seen.bidId ?? null };
  await emit(tx, { audience: audienceOf.account(accountId), name: 'notices.read', data, originSocket: socketId });
}

/** Locked in one order: two browsers that read at once do not wait for each other in a ring. Answers the newest. */
async function markSeen(tx: Tx, accountId: number, { upTo, bidId, eventType }: Seen): Promise<number | null> {
  let unread = tx
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('told_at', 'is not', null)
    .orderBy('id')
    .forUpdate();
  if (upTo !== undefined) unread = unread.where('id', '<=', upTo);
  if (bidId !== undefined) unread = unread.where('bid_id', '=', bidId);
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
