import type { PurchaseView } from '@seri/contract/trade/purchases.schema';
import type { Db } from '../../../../platform/database/database.ts';

/** R97: every move and every corrected day, the latest first, with its author and reason; staff alone see it. */
export async function readHistory(db: Db, purchaseId: number): Promise<NonNullable<PurchaseView['history']>> {
  const rows = await db
    .selectFrom('purchase_stage as stage')
    .leftJoin('account as author', 'author.id', 'noted_by')
    .select(['stage.id', 'kind', 'status', 'happened_on', 'reason', 'noted_at', 'author.full_name'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('stage.id', 'desc')
    .execute();
  return rows.map(({ id, kind, status, happened_on: on, reason, noted_at: at, full_name: by }) => ({
    id,
    kind: kind as 'move' | 'date',
    status,
    on,
    reason,
    at: at.toISOString(),
    by,
  }));
}
