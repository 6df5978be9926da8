import { formatInAll } from '@seri/messages/server';
import type { Tx } from '../../../platform/database/database.ts';
import { readLotNames } from '../../stock/lots/lot-names.query.ts';
import type { NewNotice } from '../notifications/notifications.command.ts';
import type { ChatBid } from './chat-bid.store.ts';
import type { MessageRow } from './message.command.ts';

/** R55: the notice quotes the message. To the client side it comes from its manager, whoever of the staff wrote it. */
export async function messageNotice(tx: Tx, bid: ChatBid, message: MessageRow): Promise<NewNotice> {
  const names = await readLotNames(tx, [{ id: bid.lot_id, held_on: bid.held_on }]);
  const lot = names.get(bid.lot_id);
  if (!lot) throw new Error(`The lot of the bid ${bid.id} is gone.`);
  return {
    ...lot,
    bidId: bid.id,
    eventType: 'chatMessage',
    isClientMessage: !message.is_from_staff,
    message: sentence(bid, message),
    cause: 'message',
    amount: bid.amount,
    former: null,
    price: null,
    purchaseId: null,
  };
}

function sentence(bid: ChatBid, { body: text, account_id: authorId, is_from_staff: isFromStaff }: MessageRow) {
  if (isFromStaff) return formatInAll('notice.chatMessage.staff', { text });
  const dealerName = authorId === bid.dealer_id ? bid.dealer_name : null;
  return formatInAll('notice.chatMessage', { client: dealerName ?? bid.client_name, text });
}
