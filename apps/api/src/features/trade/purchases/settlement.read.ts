import type { ShownSettlement } from '@seri/contract/trade/settlements.schema';
import type { CancelReason, SettlementEnd } from '@seri/domain/settlements/settlement';
import type { Db } from '../../../platform/database/database.ts';

/** R91: how a purchase came to an end; null unless it was settled. */
export async function readSettlement(db: Db, purchaseId: number): Promise<ShownSettlement | null> {
  const row = await db
    .selectFrom('settlement')
    .select(['id', 'note', 'resold_on', 'resold_at', 'resold_for', 'gain', 'settled_at', 'version'])
    .select('is_gain_of_client as isGainOfClient')
    .select((one) => [
      one.ref('kind').$castTo<SettlementEnd>().as('kind'),
      one.ref('reason').$castTo<CancelReason | null>().as('reason'),
    ])
    .where('purchase_id', '=', purchaseId)
    .where('reversed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { resold_on: resoldOn, resold_at: resoldAt, resold_for: resoldFor, settled_at: at, ...rest } = row;
  return { ...rest, resoldOn, resoldAt, resoldFor, at: at.toISOString() };
}
