import type { Notice, Notices, NoticesQuery } from '@seri/contract/talk/notifications.schema';
import { roleIds } from '@seri/domain/people/roles';
import { isStaff } from '@seri/domain/people/staff-rights';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

type Reader = Pick<Actor, 'accountId' | 'roleId'>;

const pageSize = 30;
/** More than a screen ever says. */
const countedTo = 1000;

/** R55: what an account was told and may still know, the newest first. */
export async function readNotices(db: Db, reader: Reader, { before }: NoticesQuery): Promise<Notices> {
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

async function countUnread(db: Db, reader: Reader): Promise<number> {
  const unread = ownNotices(db, reader).select('notice.id').where('read_at', 'is', null).limit(countedTo);
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function ownNotices(db: Db, reader: Reader) {
  return db
    .selectFrom('notice')
    .innerJoin('bid', 'bid.id', 'notice.bid_id')
    .where('notice.account_id', '=', reader.accountId)
    .where('told_at', 'is not', null)
    .where(isStillOf(reader));
}

/** Who is no longer staff, or no longer the client's dealer, reads nothing of its bids. */
function isStillOf({ accountId, roleId }: Reader): RawBuilder<boolean> {
  if (isStaff({ roleId })) return sql`true`;
  if (roleId !== roleIds.dealer) return sql`bid.account_id = ${accountId}`;
  return sql`(bid.account_id = ${accountId}
    or exists (select from account where account.id = bid.account_id and dealer_id = ${accountId}))`;
}
