import { logAction } from '../../../../platform/action-log.ts';
import { audienceOf } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { emit } from '../../../../platform/outbox/emit.ts';
import { type ReceiptAuthor, tellInbox } from '../receipts.events.ts';

/** R94: logs what a client does with an announcement, and tells the client and staff. */
export async function tellAnnouncement(
  tx: Tx,
  author: ReceiptAuthor,
  id: number,
  action: 'made' | 'slip-sent' | 'withdrawn',
  detail: Record<string, unknown> = {},
): Promise<void> {
  const { accountId } = author.actor;
  await logAction(tx, { accountId, action: `announcement.${action}`, subject: `announcement:${id}`, detail });
  await tellClient(tx, author, accountId, id);
  await tellInbox(tx, author, null);
}

export function tellClient(
  tx: Tx,
  { socketId }: Pick<ReceiptAuthor, 'socketId'>,
  accountId: number,
  announcementId: number,
): Promise<void> {
  return emit(tx, {
    audience: audienceOf.account(accountId),
    name: 'announcement.changed',
    data: { announcementId },
    originSocket: socketId,
  });
}
