import type { SettlementProposal } from '@seri/contract/trade/settlements.schema';
import { expectedCharge } from '@seri/domain/tariffs/expected-charge';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { readBilling } from '../../people/seller/billing/billing.query.ts';
import { visiblePurchases } from '../purchases/purchases.query.ts';
import { readPurchaseFacts } from '../tariffs/purchase-facts.query.ts';
import { readTariffsFor } from '../tariffs/tariffs.query.ts';

/** R91: what the house takes for a cancellation, and from whoever sells a car, by the table of prices of today. */
export async function proposeSettlement(
  db: Db,
  actor: Actor,
  purchaseId: number,
  now: Date,
): Promise<SettlementProposal> {
  const visible = visiblePurchases(db, actor).select('purchase.id').where('purchase.id', '=', purchaseId);
  await visible.executeTakeFirstOrThrow(() => refusal('NOT_FOUND'));
  const found = (await readPurchaseFacts(db, [purchaseId])).get(purchaseId);
  if (!found) throw refusal('NOT_FOUND');
  const day = japanDay(now);
  const [rows, billing] = await Promise.all([readTariffsFor(db, day), readBilling(db)]);
  const amountOf = (kind: 'penalty' | 'auction') => expectedCharge(rows, kind, found.facts, day).amount;
  const { isResaleGainOfClient: isGainOfClient } = billing.details;
  return { penalty: amountOf('penalty'), sellersFee: amountOf('auction'), isGainOfClient };
}
