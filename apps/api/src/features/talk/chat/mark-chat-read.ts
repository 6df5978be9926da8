import type { ChatReadBody } from '@seri/contract/talk/chat.schema';
import { type Done, success } from '@seri/contract/common.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { markNoticesRead } from '../notifications/read-notices.command.ts';
import { findChatBid } from './chat-bid.store.ts';
import { tellRead } from './chat.events.ts';
import { moveMark } from './chat-mark.store.ts';

/** R60: all staff share one read mark, everybody else has their own. It never moves back. */
export function markChatRead(acting: Acting, { bidId, upTo }: ChatReadBody): Promise<Done> {
  const { actor, socketId } = acting;
  return acting.transaction(async (tx) => {
    const bid = await findChatBid(tx, actor, bidId);
    const mark = await moveMark(tx, actor, bidId, upTo);
    if (mark !== undefined) await tellRead(tx, acting, bid, mark);
    await markNoticesRead(tx, { accountId: actor.accountId, socketId }, { bidId, eventType: 'chatMessage' });
    return success;
  });
}
