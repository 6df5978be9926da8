import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { tellPurchase } from '../../trade/purchases/changed-purchase.command.ts';
import type { ReadPaper } from './paper-rows.read.ts';

/**
 * R99: the first opening by the buyer is kept, as the proof that the paper was delivered, and staff hear of it. A paper that is read
 * because its money has come is shared for good.
 */
export async function noteOpening(db: Db, actor: Actor, papers: readonly ReadPaper[]): Promise<void> {
  const ids = papers.filter((paper) => paper.opened_at === null).map((paper) => paper.id);
  if (isStaff(actor) || ids.length === 0) return;
  await inTransaction(db, async (tx) => {
    const opened = await tx
      .updateTable('car_paper')
      .set({
        opened_by: actor.accountId,
        opened_at: sql<Date>`app_now()`,
        state: 'shared',
        shared_at: sql<Date>`coalesce(shared_at, app_now())`,
        version: sql<number>`version + 1`,
      })
      .where('id', 'in', ids)
      .where('opened_at', 'is', null)
      .where('state', 'in', ['shared', 'held'])
      .returning(['id', 'kind'])
      .execute();
    if (opened.length === 0) return;
    const cars = await tx
      .selectFrom('car_paper_purchase')
      .innerJoin('purchase', 'purchase.id', 'purchase_id')
      .select(['paper_id', 'purchase.id', 'account_id', 'bid_id'])
      .where(
        'paper_id',
        'in',
        opened.map(({ id }) => id),
      )
      .orderBy('purchase.id')
      .execute();
    const kindOf = new Map(opened.map(({ id, kind }) => [id, kind]));
    for (const { paper_id: paperId, ...car } of cars) {
      const told = { bookedBy: actor.accountId, isQuiet: true };
      await tellPurchase(tx, told, car, 'paper-opened', { paperId, kind: kindOf.get(paperId) });
    }
  });
}
