import { sql } from 'kysely';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { emitAll } from '../../../../platform/outbox/emit.ts';

/** For staff: what is paid of these purchases has changed. The client hears of its balance, unless nothing is told (R57). */
export async function tellPaid(tx: Tx, purchaseIds: readonly number[]): Promise<void> {
  if (purchaseIds.length === 0) return;
  const purchases = await tx
    .selectFrom('purchase')
    .select(['id as purchaseId', 'account_id as accountId', 'bid_id as bidId'])
    .where(sql<boolean>`id = any(${purchaseIds}::bigint[])`)
    .execute();
  await emitAll(
    tx,
    purchases.map((data) => ({ audience: audienceOf.staff, name: 'purchase.changed', data })),
  );
}
