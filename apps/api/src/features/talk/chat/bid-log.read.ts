import type { BidLog } from '@seri/contract/talk/chat.schema';
import { changesIn } from '@seri/domain/bids/bid-log';
import { roleIds } from '@seri/domain/people/roles';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findChatBid } from './chat-bid.store.ts';

/** R60: the log of a bid that the reader may see, newest first. R59: adjustments are for staff with the flag alone. */
export async function readBidLog(db: Db, actor: Actor, bidId: number): Promise<BidLog> {
  await findChatBid(db, actor, bidId);
  const rows = await db
    .selectFrom('action_log')
    .leftJoin('account', 'account.id', 'action_log.account_id')
    .leftJoin('account as client', (join) =>
      join.onRef('client.id', '=', 'on_behalf_of').onRef('client.id', '<>', 'action_log.account_id'),
    )
    .select(['action_log.id', 'done_at', 'action', 'detail', 'account.role_id', 'client.full_name as onBehalfOf'])
    .select(sql<string>`coalesce(account.full_name, '')`.as('name'))
    .where('subject', '=', `bid:${bidId}`)
    .orderBy('action_log.id', 'desc')
    .execute();
  const hidesAdjustments = !actor.permissions.adjustmentPriceShow;
  return rows.flatMap(({ id, done_at: at, action, detail, role_id, name, onBehalfOf }) => {
    const change = detail as Record<string, unknown> & { to?: { status?: number; reason?: string } | null };
    const all = changesIn(change);
    const changes = hidesAdjustments ? all.filter(({ field }) => field !== 'adjustment') : all;
    if (changes.length === 0 && all.length > 0) return [];
    return {
      id,
      date: at.toISOString(),
      userName: name,
      onBehalfOf,
      event: action.replace(/^bid\./, ''),
      status: change.to?.status ?? null,
      userType: role_id ?? roleIds.manager,
      changes,
      reason: change.to?.reason ?? null,
    };
  });
}
