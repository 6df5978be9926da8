import { z } from 'zod';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { emitToEach } from '../../../../platform/outbox/emit.ts';
import { readSomeBidders, waitForBiddersLock } from '../place/bidders.read.ts';

export const tellBiddersJob = defineJob('bidding.tell-bidders', z.object({ lotId: z.int() }));

/** More bidders than can arrive at the same instant on all APIs together; any later one has seen these. */
const mostAtOneInstant = 500;

/** R50: tells all bidders of a lot whether others bid too, after transactions that could not see each other's bids. */
export function tellAllBidders(db: Db, lotId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await waitForBiddersLock(tx, lotId);
    const bidders = await readSomeBidders(tx, lotId, { butFor: null, atMost: mostAtOneInstant });
    const data = { lotId, othersBid: bidders.length > 1 };
    await emitToEach(tx, bidders.map(audienceOf.account), { name: 'lot.bidders', data });
  });
}
