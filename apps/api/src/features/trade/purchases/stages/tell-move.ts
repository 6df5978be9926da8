import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { emitAll } from '../../../../platform/outbox/emit.ts';
import { keepNotice } from '../../../talk/notifications/notifications.command.ts';
import { statusLabel } from '../purchase-texts.ts';
import { raiseVersion } from '../purchase.store.ts';
import { type PurchaseAction, tellPurchase } from '../purchases.events.ts';
import type { PurchaseToMove } from './lock-to-move.ts';

interface ToldChange {
  action: PurchaseAction;
  detail: Record<string, unknown>;
  cause: 'carMoved' | 'carCorrected' | 'carChanged';
  /** The status of which the client is told. */
  status: number;
}

/** R97: raises the version, logs and tells a change of the way of a car; its client gets a notice. */
export async function tellMove(
  tx: Tx,
  { actor, socketId }: Acting,
  { purchase, names }: PurchaseToMove,
  { action, detail, cause, status }: ToldChange,
): Promise<void> {
  await raiseVersion(tx, purchase.id);
  await tellPurchase(tx, { bookedBy: actor.accountId, socketId }, purchase, action, detail);
  const text = (language: Language) =>
    formatMessage(language, `notice.${cause}`, { status: statusLabel(language, status) });
  const notice = {
    ...names,
    eventType: 'managerPurchase',
    cause,
    isClientMessage: false,
    bidId: null,
    amount: null,
    former: null,
    price: null,
    purchaseId: purchase.id,
    message: { en: text('en'), ru: text('ru') },
  } as const;
  const telling = { clientId: purchase.account_id, authorId: actor.accountId, originSocket: socketId };
  await emitAll(tx, await keepNotice(tx, notice, telling));
}
