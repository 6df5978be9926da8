import type { PurchasePageView } from '@seri/contract/screens/purchase-page.schema';
import type { Language } from '@seri/domain/common/languages';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listShared, readCarPapers } from '../../shipping/car-papers/car-papers.query.ts';
import { readShownParties } from '../../shipping/parties/parties.query.ts';
import { readPurchaseTasks } from '../../shipping/tasks/purchase-tasks.query.ts';
import { readShipOf } from '../../shipping/voyages/voyages.query.ts';
import { readPurchase } from '../../trade/purchases/purchase.query.ts';

/** A purchase with all that the features above it keep about its car. */
export async function readPurchasePage(
  platform: Platform,
  actor: Actor,
  purchaseId: number,
  language: Language,
): Promise<PurchasePageView> {
  const purchase = await readPurchase(platform, actor, purchaseId, language);
  const { db } = platform.database;
  const [ship, carPapers, parties, tasks] = await Promise.all([
    readShipOf(db, actor, purchaseId),
    readCarPapers(db, actor, purchaseId),
    readShownParties(db, actor, purchaseId),
    readPurchaseTasks(platform, actor, purchaseId),
  ]);
  const documents = [...purchase.documents, ...listShared(carPapers, language)];
  return { ...purchase, documents, ship, carPapers, parties, tasks };
}
