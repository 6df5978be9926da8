import { sql } from 'kysely';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { emitAll } from '../../../../platform/outbox/emit.ts';
import { followPurchases } from '../follow-purchase.command.ts';

/**
 * For staff: what is paid of these purchases has changed. A client hears of its balance, unless nothing is told (R57), and of
 * what staff allocate by hand, which changes no balance.
 */
export async function tellPaid(tx: Tx, purchaseIds: readonly number[], isByHand = false): Promise<void> {
  if (purchaseIds.length === 0) return;
  const purchases = await tx
    .selectFrom('purchase')
    .select(['id as purchaseId', 'account_id as accountId', 'bid_id as bidId'])
    .where(sql<boolean>`id = any(${purchaseIds}::bigint[])`)
    .execute();
  await followPurchases(tx, purchaseIds);
  await emitAll(
    tx,
    purchases.flatMap((data) => {
      const event = { name: 'purchase.changed', data } as const;
      const ofStaff = { audience: audienceOf.staff, ...event };
      return isByHand ? [ofStaff, { audience: audienceOf.account(data.accountId), ...event }] : [ofStaff];
    }),
  );
}
