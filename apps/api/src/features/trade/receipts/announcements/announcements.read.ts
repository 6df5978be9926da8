import type { Announcements } from '@seri/contract/trade/receipts.schema';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { presentAnnouncement, selectAnnouncements } from './announcement-rows.read.ts';

/** Older ones nobody looks for. */
const most = 100;

/** R94: the payments that the reader has announced, the newest first. */
export async function readAnnouncements(db: Db, { accountId }: Actor): Promise<Announcements> {
  const rows = await selectAnnouncements(db)
    .where('announced.account_id', '=', accountId)
    .orderBy('announced.id', 'desc')
    .limit(most)
    .execute();
  return { list: rows.map(presentAnnouncement) };
}
