import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob, enqueueAll, newJob } from '../../../platform/jobs/job.ts';

/** Something of a purchase or of its money has changed: the features of shipping draw their conclusions. */
export const followPurchaseJob = defineJob('purchases.follow', z.object({ purchaseId: z.int() }));

/** Changes of one purchase that come one after another share a job. */
export function followPurchases(tx: Tx, purchaseIds: readonly number[]): Promise<void> {
  return enqueueAll(
    tx,
    purchaseIds.map((purchaseId) => newJob(followPurchaseJob, { purchaseId }, { key: `follow:${purchaseId}` })),
  );
}
