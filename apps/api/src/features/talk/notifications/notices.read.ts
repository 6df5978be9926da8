import type { Notice, Notices, NoticesQuery } from '@seri/contract/talk/notifications.schema';
import { roleIds } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

type NoticeReader = Pick<Actor, 'accountId' | 'roleId'>;

const pageSize = 30;
/** Limits the count of unread notices; no screen shows a higher number. */
const mostCounted = 1000;

/** R55: the notices of an account that it may still read, newest first. */
export async function readNotices(db: Db, reader: NoticeReader, { before }: NoticesQuery): Promise<Notices> {
  const page = ownNotices(db, reader)
    .select(['notice.id', 'notice.content', 'notice.created_at', 'notice.read_at'])
    .orderBy('notice.id', 'desc')
    .limit(pageSize + 1);
  const rows = await (before === undefined ? page : page.where('notice.id', '<', Number(before))).execute();
  const notices = rows.slice(0, pageSize).map((row) => ({
    ...(row.content as Omit<Notice, 'id' | 'at'>),
    id: row.id,
    at: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }));
  return { notices, unread: await countUnread(db, reader), hasMore: rows.length > pageSize };
}

async function countUnread(db: Db, reader: NoticeReader): Promise<number> {
  const unread = ownNotices(db, reader).select('notice.id').where('read_at', 'is', null).limit(mostCounted);
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A delayed notice is shown only when its delay is over, see `toldAfter`. */
function ownNotices(db: Db, reader: NoticeReader) {
  return db
    .selectFrom('notice')
    .innerJoin('bid', 'bid.id', 'notice.bid_id')
    .where('notice.account_id', '=', reader.accountId)
    .where('told_at', 'is not', null)
    .where(isStillVisible(reader));
}

/** A former manager or former dealer of a client reads nothing more of its bids. */
function isStillVisible({ accountId, roleId }: NoticeReader): RawBuilder<boolean> {
  if (isStaff({ roleId })) return sql`true`;
  if (roleId !== roleIds.dealer) return sql`bid.account_id = ${accountId}`;
  return sql`(bid.account_id = ${accountId}
    or exists (select from account where account.id = bid.account_id and dealer_id = ${accountId}))`;
}
