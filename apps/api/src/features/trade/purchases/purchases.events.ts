import { logActions } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emitAll } from '../../../platform/outbox/emit.ts';
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

export interface ToldPurchase {
  purchase: Pick<StoredPurchase, 'id' | 'account_id' | 'bid_id'>;
  action: PurchaseAction;
  detail: Record<string, unknown>;
}

/** R61: logs a change of a purchase and emits it to the client and to staff; a quiet one to staff only. */
export const tellPurchase = (
  tx: Tx,
  author: TellingAuthor,
  purchase: ToldPurchase['purchase'],
  action: PurchaseAction,
  detail: ToldPurchase['detail'],
): Promise<void> => tellPurchases(tx, author, [{ purchase, action, detail }]);

export async function tellPurchases(
  tx: Tx,
  { bookedBy, socketId, isQuiet = false }: TellingAuthor,
  told: readonly ToldPurchase[],
): Promise<void> {
  await logActions(
    tx,
    told.map(({ purchase, action, detail }) => ({
      accountId: bookedBy,
      onBehalfOf: purchase.account_id,
      action: `purchase.${action}` as const,
      subject: `purchase:${purchase.id}` as const,
      detail: { ...detail, ...(isQuiet && { isQuiet }) },
    })),
  );
  await followPurchases(
    tx,
    told.map(({ purchase }) => purchase.id),
  );
  await emitAll(
    tx,
    told.flatMap(({ purchase: { id: purchaseId, account_id: accountId, bid_id: bidId } }) =>
      [...(isQuiet ? [] : [audienceOf.account(accountId)]), audienceOf.staff].map((audience) => ({
        audience,
        name: 'purchase.changed' as const,
        data: { purchaseId, accountId, bidId },
        originSocket: socketId,
      })),
    ),
  );
}
