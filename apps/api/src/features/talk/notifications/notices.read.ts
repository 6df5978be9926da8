import type { Notices, NoticesQuery } from '@seri/contract/talk/notifications.schema';
import { lotNotices, type NoticeTopic, noticeTopics, purchaseCauses } from '@seri/domain/talk/notice-causes';
import { roleIds } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { noticeFrom } from './notice-content.ts';

type NoticeReader = Pick<Actor, 'accountId' | 'roleId'>;

const pageSize = 30;
/** Limits the count of unread notices; no screen shows a higher number. */
const mostCounted = 1000;

/** R55: the notices of an account that it may still read, newest first. */
export async function readNotices(db: Db, reader: NoticeReader, { before, topic }: NoticesQuery): Promise<Notices> {
  let page = ownNotices(db, reader)
    .select(['notice.id', 'notice.content', 'notice.created_at', 'notice.read_at'])
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) page = page.where(isBefore(reader, Number(before)));
  if (topic !== undefined) page = page.where(topicOfNotice, '=', topic);
  const rows = await page.execute();
  const notices = rows.slice(0, pageSize).map((row) => ({
    ...noticeFrom(row.content),
    id: row.id,
    at: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }));
  return { notices, ...(await countUnread(db, reader)), hasMore: rows.length > pageSize };
}

/**
 * Ids follow the order of time only roughly, so the place of a notice is its time and its id. An id that is not among the
 * account's own, such as one that was deleted meanwhile, counts by itself.
 */
function isBefore({ accountId }: NoticeReader, id: number): RawBuilder<boolean> {
  const place = sql`select created_at, id from notice as named where named.id = ${id} and account_id = ${accountId}`;
  return sql<boolean>`case when exists (${place}) then (notice.created_at, notice.id) < (${place})
    else notice.id < ${id} end`;
}

const topicOfNotice = sql<NoticeTopic>`case when notice.event_type = 'chatMessage' then 'chat'
  when notice.event_type = any(${lotNotices}::text[]) then 'lot'
  when notice.content ->> 'cause' = any(${purchaseCauses}::text[]) then 'purchase' else 'bid' end`;

async function countUnread(db: Db, reader: NoticeReader): Promise<Pick<Notices, 'unread' | 'unreadByTopic'>> {
  const unread = ownNotices(db, reader)
    .select(topicOfNotice.as('topic'))
    .where('read_at', 'is', null)
    .limit(mostCounted);
  const rows = await db
    .selectFrom(unread.as('unread'))
    .select(['topic', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('topic')
    .execute();
  const counts = new Map(rows.map(({ topic, count }) => [topic, count]));
  const byTopic = noticeTopics.map((topic) => [topic, counts.get(topic) ?? 0] as const);
  return {
    unread: byTopic.reduce((sum, [, count]) => sum + count, 0),
    unreadByTopic: Object.fromEntries(byTopic) as Notices['unreadByTopic'],
  };
}

/** A delayed notice is shown only when its delay is over, see `toldAfter`. */
function ownNotices(db: Db, reader: NoticeReader) {
  return db
    .selectFrom('notice')
    .leftJoin('bid', 'bid.id', 'notice.bid_id')
    .where('notice.account_id', '=', reader.accountId)
    .where('told_at', 'is not', null)
    .where(isStillVisible(reader));
}

/** A former manager or former dealer of a client reads nothing more of its bids. What tells of a lot is the account's own. */
function isStillVisible({ accountId, roleId }: NoticeReader): RawBuilder<boolean> {
  if (isStaff({ roleId })) return sql`true`;
  const isOwn = sql<boolean>`(notice.bid_id is null or bid.account_id = ${accountId})`;
  if (roleId !== roleIds.dealer) return isOwn;
  return sql`(${isOwn}
    or exists (select from account where account.id = bid.account_id and dealer_id = ${accountId}))`;
}
