import { call } from '../call.ts';
import type { BidLog, Chat, ChatQuery, ChatReadBody, MessageBody, WrittenMessage } from './chat.schema.ts';
import type { Done } from '../common.schema.ts';

export const chatCalls = {
  read: call<{ query: ChatQuery; answer: Chat }>()({
    method: 'GET',
    path: '/bid/chat',
    access: 'signed-in',
    pace: 'reading',
    refusals: [],
  }),
  save: call<{ body: MessageBody; answer: WrittenMessage }>()({
    method: 'POST',
    path: '/bid/save-chat',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
  markRead: call<{ body: ChatReadBody; answer: Done }>()({
    method: 'PUT',
    path: '/bid/update-chat-status',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
  }),
  logs: call<{ query: ChatQuery; answer: BidLog }>()({
    method: 'GET',
    path: '/bid/logs',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
} as const;
