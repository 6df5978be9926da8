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
    summary: 'What client and staff have written about a bid',
  }),
  save: call<{ body: MessageBody; answer: WrittenMessage }>()({
    method: 'POST',
    path: '/bid/save-chat',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Writes a message about a bid to the other side',
  }),
  markRead: call<{ body: ChatReadBody; answer: Done }>()({
    method: 'PUT',
    path: '/bid/update-chat-status',
    access: 'signed-in',
    pace: 'writing',
    refusals: [],
    summary: 'Marks the chat of a bid as read; staff read as one',
  }),
  logs: call<{ query: ChatQuery; answer: BidLog }>()({
    method: 'GET',
    path: '/bid/logs',
    access: 'staff',
    pace: 'reading',
    refusals: [],
    summary: 'Who changed a bid, when, and from what to what; the newest first',
  }),
} as const;
