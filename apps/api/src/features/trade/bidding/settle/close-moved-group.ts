import { z } from 'zod';
import type { Db } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { lockBidder } from '../place/bidder.store.ts';
import { closeFullGroup } from '../groups/close-group.ts';

export const closeMovedGroupJob = defineJob(
  'bidding.close-moved-group',
  z.object({ accountId: z.int(), group: z.string() }),
);

/**
 * R54: a bid that the feed moved to another week may now be in a full group. This runs as a job after the feed, because
 * accounts are locked before lots and the feed already holds the lots.
 */
export function closeGroupOf(db: Db, { accountId, group }: { accountId: number; group: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockBidder(tx, accountId);
    await closeFullGroup(tx, accountId, group);
  });
}
