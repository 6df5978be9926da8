import { isStaff } from '@seri/domain/people/staff-rights';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { emitAll, type NewEvent } from '../../../platform/outbox/emit.ts';
import { keepNotice } from '../notifications/notifications.command.ts';
import type { ChatBid } from './chat-bid.store.ts';
import { messageNotice } from './chat-notice.ts';
import type { MessageRow } from './message.command.ts';

/** R60: logs a message, sends it to the open pages of both sides, and writes a notice for the other side. */
export async function tellMessage(
  tx: Tx,
  { actor, socketId: originSocket }: Acting,
  bid: ChatBid,
  message: MessageRow,
): Promise<void> {
  const { id, body: text, is_from_staff: isFromStaff } = message;
  await logAction(tx, {
    accountId: actor.accountId,
    onBehalfOf: bid.account_id,
    action: 'chat.written',
    subject: `chat:${bid.id}`,
    detail: { messageId: id },
  });
  const events = [...clientSide(bid), audienceOf.staff].map((audience): NewEvent => {
    const isOwn = (audience === audienceOf.staff) === isFromStaff;
    return { audience, name: 'chat.message', data: { bidId: bid.id, id, text, isOwn }, originSocket };
  });
  const telling = { clientId: bid.account_id, authorId: actor.accountId, originSocket };
  await emitAll(tx, [...events, ...(await keepNotice(tx, await messageNotice(tx, bid, message), telling))]);
}

/** R60: tells the own side that messages are read, and the other side that they are seen. */
export async function tellRead(
  tx: Tx,
  { actor, socketId: originSocket }: Acting,
  bid: ChatBid,
  upTo: number,
): Promise<void> {
  const own = isStaff(actor) ? audienceOf.staff : audienceOf.account(actor.accountId);
  const others = isStaff(actor) ? clientSide(bid) : [audienceOf.staff];
  const events = [own, ...others].map((audience): NewEvent => {
    const data = { bidId: bid.id, upTo, isOwn: audience === own };
    return { audience, name: 'chat.read', data, originSocket };
  });
  await emitAll(tx, events);
}

function clientSide({ account_id: clientId, dealer_id: dealerId }: ChatBid): string[] {
  return [clientId, ...(dealerId === null ? [] : [dealerId])].map(audienceOf.account);
}
