import { chatCalls } from '@seri/contract/talk/chat.calls';
import { chatSchemas } from '@seri/contract/talk/chat.schema';
import { type Routes, routesOf } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readBidLog } from './bid-log.read.ts';
import { readChat } from './chat.read.ts';
import { markChatRead } from './mark-chat-read.ts';
import { saveMessage } from './save-message.ts';

export function chatRoutes({ database: { db } }: Platform): Routes {
  return routesOf('chat', chatCalls, chatSchemas, {
    read: ({ actor, input }) => readChat(db, actor, Number(input.query.bidId)),
    save: ({ acting, input }) => saveMessage(acting, input.body),
    markRead: ({ acting, input }) => markChatRead(acting, input.body),
    logs: ({ actor, input }) => readBidLog(db, actor, Number(input.query.bidId)),
  });
}
