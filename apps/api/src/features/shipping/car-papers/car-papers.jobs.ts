import { sql } from 'kysely';
import { formatMessage } from '@seri/messages/server';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction, nowOf } from '../../../platform/database/transaction.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readLotNames } from '../../stock/lots/lot-names.query.ts';
import { noticePurchase } from '../../trade/purchases/changed-purchase.command.ts';

const tellShared = defineJob('car-papers.tell-shared', z.object({ purchaseId: z.int() }));

export const carPapersJobs = [tellShared];

export function carPapersHandlers({ database: { db } }: Platform): JobHandler[] {
  return [handleJob(tellShared, ({ purchaseId }) => inTransaction(db, (tx) => noticeShared(tx, purchaseId)))];
}

/** In milliseconds: papers that are shared together are one notice. */
const noticeDelay = 60_000;
const betweenNotices = 10 * 60_000;

/** R99: one notice for a purchase in ten minutes, however many of its papers are shared meanwhile. */
export async function scheduleShared(tx: Tx, purchaseIds: readonly number[]): Promise<void> {
  const now = (await nowOf(tx)).getTime();
  for (const purchaseId of purchaseIds) {
    const { last } = await tx
      .selectFrom('car_paper_purchase')
      .select(sql<Date | null>`max(told_at)`.as('last'))
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    const runAt = new Date(Math.max(now + noticeDelay, last ? last.getTime() + betweenNotices : 0));
    await enqueue(tx, tellShared, { purchaseId }, { runAt, key: `papers-shared:${purchaseId}`, keepsTime: true });
  }
}

/** Tells of the papers that are shared and were not told before. */
async function noticeShared(tx: Tx, purchaseId: number): Promise<void> {
  const purchase = await tx
    .selectFrom('purchase')
    .select(['id', 'account_id', 'lot_id', 'held_on'])
    .where('id', '=', purchaseId)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  if (!purchase) return;
  const names = (await readLotNames(tx, [{ id: purchase.lot_id, held_on: purchase.held_on }])).get(purchase.lot_id);
  const told = await tx
    .updateTable('car_paper_purchase')
    .from('car_paper')
    .set({ told_at: sql<Date>`app_now()` })
    .whereRef('car_paper.id', '=', 'paper_id')
    .where('purchase_id', '=', purchaseId)
    .where('told_at', 'is', null)
    .where('state', '=', 'shared')
    .returning('paper_id')
    .execute();
  if (!names || told.length === 0) return;
  await noticePurchase(
    tx,
    null,
    { purchase, names },
    {
      eventType: 'managerPurchase',
      cause: 'carPapersShared',
      text: (language) => formatMessage(language, 'notice.carPapersShared', { count: told.length }),
    },
  );
}
