import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emit } from '../../../platform/outbox/emit.ts';

export type ReceiptAuthor = Pick<Acting, 'actor' | 'socketId'>;

export type ReceiptAction = 'entered' | 'booked' | 'reversed' | 'new' | 'unidentified' | 'ignored' | 'returned';

/** R94: logs a change of a receipt and tells staff. The client hears of its balance, once something is booked. */
export async function tellReceipt(
  tx: Tx,
  author: ReceiptAuthor,
  { id, accountId }: { id: number; accountId: number | null },
  action: ReceiptAction,
  detail: Record<string, unknown>,
): Promise<void> {
  await logAction(tx, {
    accountId: author.actor.accountId,
    ...(accountId !== null && { onBehalfOf: accountId }),
    action: `receipt.${action}`,
    subject: `receipt:${id}`,
    detail,
  });
  await tellInbox(tx, author, id);
}

/** For staff; null if many receipts have changed, or what stands beside them. */
export function tellInbox(
  tx: Tx,
  { socketId }: Pick<ReceiptAuthor, 'socketId'>,
  receiptId: number | null,
): Promise<void> {
  return emit(tx, {
    audience: audienceOf.staff,
    name: 'receipts.changed',
    data: { receiptId },
    originSocket: socketId,
  });
}
