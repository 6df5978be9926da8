import type { PurchasePageView } from '@seri/contract/screens/purchase-page.schema';
import type { Language } from '@seri/domain/common/languages';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readShipOf } from '../../shipping/voyages/voyages.query.ts';
import { readPurchase } from '../../trade/purchases/purchase.query.ts';

/** A purchase with all that the features above it keep about its car. */
export async function readPurchasePage(
  platform: Platform,
  actor: Actor,
  purchaseId: number,
  language: Language,
): Promise<PurchasePageView> {
  const { db } = platform.database;
  const [purchase, ship] = await Promise.all([
    readPurchase(platform, actor, purchaseId, language),
    readShipOf(db, actor, purchaseId),
  ]);
  return { ...purchase, ship };
}
