import { type Done, success } from '@seri/contract/common.schema';
import type { ReadBody } from '@seri/contract/notifications.schema';
import { sql } from 'kysely';
import { audienceOf } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Acting } from '../../platform/http/acting.ts';
import { emit } from '../../platform/outbox/emit.ts';

/** R55: what one browser has read is read in the others. */
export function markRead({ actor, socketId, transaction }: Acting, { upTo, bidId }: ReadBody): Promise<Done> {
  const { accountId } = actor;
  return transaction(async (tx) => {
    const isChanged = await markUpTo(tx, accountId, upTo, bidId);
    if (!isChanged) return success;
    const data = { upTo, bidId: bidId ?? null };
    await emit(tx, { audience: audienceOf.account(accountId), name: 'notices.read', data, originSocket: socketId });
    return success;
  });
}

/** Locked in one order: two browsers that read at once do not wait for each other in a ring. */
async function markUpTo(tx: Tx, accountId: number, upTo: number, bidId: number | undefined): Promise<boolean> {
  const unread = tx
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .orderBy('id')
    .forUpdate();
  const { numUpdatedRows } = await tx
    .updateTable('notice')
    .set({ read_at: sql<Date>`app_now()` })
    .where('id', 'in', bidId === undefined ? unread : unread.where('bid_id', '=', bidId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
