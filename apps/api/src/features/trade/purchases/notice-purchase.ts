import type { Language } from '@seri/domain/common/languages';
import type { NoticeCause } from '@seri/domain/talk/notice-causes';
import type { Tx } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/outbox/emit.ts';
import type { LotNames } from '../../stock/lots/lot-names.query.ts';
import { keepNotice } from '../../talk/notifications/notifications.command.ts';
import type { StoredPurchase } from './purchase.store.ts';
import type { Mover } from './stages/lock-car.command.ts';

interface PurchaseNotice {
  eventType: 'managerCharge' | 'managerPurchase';
  cause: NoticeCause;
  text: (language: Language) => string;
}

/** R55: the client gets a notice of what staff have done with its purchase, or the portal itself. */
export async function noticePurchase(
  tx: Tx,
  author: Mover | null,
  { purchase, names }: { purchase: Pick<StoredPurchase, 'id' | 'account_id'>; names: LotNames },
  { eventType, cause, text }: PurchaseNotice,
): Promise<void> {
  const notice = {
    ...names,
    eventType,
    cause,
    isClientMessage: false,
    bidId: null,
    amount: null,
    former: null,
    price: null,
    purchaseId: purchase.id,
    message: { en: text('en'), ru: text('ru') },
  } as const;
  const telling = {
    clientId: purchase.account_id,
    authorId: author?.actor.accountId ?? null,
    originSocket: author?.socketId,
  };
  await emitAll(tx, await keepNotice(tx, notice, telling));
}
