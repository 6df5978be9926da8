import type { Language } from '@seri/domain/common/languages';
import { formatMessage } from '@seri/messages/server';
import type { Tx } from '../../../../platform/database/database.ts';
import { noticePurchase } from '../notice-purchase.ts';
import { statusLabel } from '../purchase-texts.ts';
import { raiseVersions } from '../purchase.store.ts';
import { type PurchaseAction, tellPurchases } from '../purchases.events.ts';
import type { Mover, PurchaseToMove } from './lock-car.command.ts';

interface ToldChange {
  action: PurchaseAction;
  detail: Record<string, unknown>;
  cause: 'carMoved' | 'carCorrected' | 'carChanged';
  /** The status of which the client is told. */
  status: number;
  /** R98: the notice is one for all cars of a voyage. */
  isDigested?: boolean | undefined;
}

export interface ToldMove extends ToldChange {
  locked: PurchaseToMove;
}

/** R97: raises the version, logs and tells a change of the way of a car; its client gets a notice. */
export const tellMove = (tx: Tx, mover: Mover, locked: PurchaseToMove, change: ToldChange): Promise<void> =>
  tellMoves(tx, mover, [{ locked, ...change }]);

export async function tellMoves(tx: Tx, mover: Mover, moves: readonly ToldMove[]): Promise<void> {
  if (moves.length === 0) return;
  await raiseVersions(
    tx,
    moves.map(({ locked }) => locked.purchase.id),
  );
  const author = { bookedBy: mover.actor.accountId, socketId: mover.socketId };
  await tellPurchases(
    tx,
    author,
    moves.map(({ locked: { purchase }, action, detail }) => ({ purchase, action, detail })),
  );
  for (const { locked, cause, status, isDigested } of moves) {
    if (isDigested) continue;
    const text = (language: Language) =>
      formatMessage(language, `notice.${cause}`, { status: statusLabel(language, status) });
    await noticePurchase(tx, mover, locked, { eventType: 'managerPurchase', cause, text });
  }
}
