import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import { defineJob, enqueue } from '../../../platform/jobs/job.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';

/** Its handler is among the invoices, which know what a purchase has cost. */
export const issueAtWinJob = defineJob('papers.issue-at-win', z.object({ purchaseId: z.int() }));

/** In milliseconds; a win that is undone within this time has no papers (R58). */
const delay = 6000;

/** R90: issues a proforma for a new purchase, if the terms of the company say so. */
export async function schedulePaperAtWin(tx: Tx, purchaseId: number): Promise<void> {
  if ((await readBilling(tx)).details.atWin === 'nothing') return;
  await enqueue(tx, issueAtWinJob, { purchaseId }, { runAt: new Date((await nowOf(tx)).getTime() + delay) });
}
