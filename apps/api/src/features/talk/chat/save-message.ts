import type { MessageBody, WrittenMessage } from '@seri/contract/talk/chat.schema';
import { success } from '@seri/contract/common.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { lockChatBid } from './chat-bid.store.ts';
import { tellMessage } from './chat.events.ts';
import { insertMessage } from './message.command.ts';
import { presentMessage } from './present-message.ts';

/** R60: writes a message. The other side is notified after the commit, and mailed if it stays away. */
export function saveMessage(acting: Acting, { bidId, comment }: MessageBody): Promise<WrittenMessage> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const bid = await lockChatBid(tx, actor, bidId);
    const message = await insertMessage(tx, bidId, actor, comment);
    await tellMessage(tx, acting, bid, message);
    return { ...success, message: presentMessage(actor, message, '') };
  });
}
