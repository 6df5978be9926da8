import { z } from 'zod';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { emitToEach } from '../../../../platform/outbox/emit.ts';
import { awaitComing, readSomeBidders } from '../place/bidders.read.ts';

export const tellBidders = defineJob('bidding.tell-bidders', z.object({ lotId: z.int() }));

/** More than come at one instant, however many APIs there are; whoever comes later has seen those. */
const atOnce = 500;

/** R50: tells who came to a lot at the same instant what they could not see then. */
export function tellAllBidders(db: Db, lotId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await awaitComing(tx, lotId);
    const bidders = await readSomeBidders(tx, lotId, { butFor: null, atMost: atOnce });
    const data = { lotId, othersBid: bidders.length > 1 };
    await emitToEach(tx, bidders.map(audienceOf.account), { name: 'lot.bidders', data });
  });
}
