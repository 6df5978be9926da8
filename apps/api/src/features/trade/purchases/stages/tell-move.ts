import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';
import type { Tx } from '../../../../platform/database/database.ts';
import { noticePurchase } from '../notice-purchase.ts';
import { statusLabel } from '../purchase-texts.ts';
import { raiseVersion } from '../purchase.store.ts';
import { type PurchaseAction, tellPurchase } from '../purchases.events.ts';
import type { Mover, PurchaseToMove } from './lock-car.command.ts';

interface ToldChange {
  action: PurchaseAction;
  detail: Record<string, unknown>;
  cause: 'carMoved' | 'carCorrected' | 'carChanged';
  /** The status of which the client is told. */
  status: number;
  /** R98: the notice is one for all cars of a voyage. */
  isDigested?: boolean;
}

/** R97: raises the version, logs and tells a change of the way of a car; its client gets a notice. */
export async function tellMove(
  tx: Tx,
  mover: Mover,
  locked: PurchaseToMove,
  { action, detail, cause, status, isDigested }: ToldChange,
): Promise<void> {
  const { actor, socketId } = mover;
  const { purchase } = locked;
  await raiseVersion(tx, purchase.id);
  await tellPurchase(tx, { bookedBy: actor.accountId, socketId }, purchase, action, detail);
  if (isDigested) return;
  const text = (language: Language) =>
    formatMessage(language, `notice.${cause}`, { status: statusLabel(language, status) });
  await noticePurchase(tx, mover, locked, { eventType: 'managerPurchase', cause, text });
}
