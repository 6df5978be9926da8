import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emitToEach } from '../../../platform/outbox/emit.ts';
import { followPurchases } from '../ledger/follow-purchase.command.ts';
import type { StoredPurchase } from './purchase.store.ts';

export interface PurchaseAuthor {
  bookedBy: number;
  /** The author's live connection, whose page shows the change already. */
  socketId?: string | undefined;
  /** R57: nothing is sent to the client and its dealer. */
  isQuiet?: boolean;
}

/** Nobody if the portal itself acts. */
type TellingAuthor = Omit<PurchaseAuthor, 'bookedBy'> & { bookedBy: number | null };

export type PurchaseAction =
  | 'booked'
  | 'price-changed'
  | 'voided'
  | `charge-${'entered' | 'changed' | 'returned' | 'removed'}`
  | 'moved'
  | 'day-corrected'
  | 'logistics-changed'
  | 'parties-changed'
  | 'settled'
  | 'settlement-changed'
  | 'stands-again'
  | `paper-${'sent' | 'edited' | 'share' | 'release' | 'hold' | 'unshare' | 'withdraw' | 'restore' | 'replaced' | 'paid' | 'opened'}`;

/** R61: logs a change of a purchase and emits it to the client and to staff; a quiet one to staff only. */
export async function tellPurchase(
  tx: Tx,
  { bookedBy, socketId, isQuiet = false }: TellingAuthor,
  purchase: Pick<StoredPurchase, 'id' | 'account_id' | 'bid_id'>,
  action: PurchaseAction,
  detail: Record<string, unknown>,
): Promise<void> {
  const { id, account_id: accountId, bid_id: bidId } = purchase;
  await logAction(tx, {
    accountId: bookedBy,
    onBehalfOf: accountId,
    action: `purchase.${action}`,
    subject: `purchase:${id}`,
    detail: { ...detail, ...(isQuiet && { isQuiet }) },
  });
  await followPurchases(tx, [id]);
  const clientSide = isQuiet ? [] : [audienceOf.account(accountId)];
  await emitToEach(tx, [...clientSide, audienceOf.staff], {
    name: 'purchase.changed',
    data: { purchaseId: id, accountId, bidId },
    originSocket: socketId,
  });
}
