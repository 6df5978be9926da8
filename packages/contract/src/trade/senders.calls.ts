import { call } from '../call.ts';
import type { Done } from '../common.schema.ts';
import type { SenderQuery, Senders, SendersQuery } from './senders.schema.ts';

export const sendersCalls = {
  list: call<{ query: SendersQuery; answer: Senders }>()({
    method: 'GET',
    path: '/user/senders',
    access: 'staff',
    pace: 'reading',
    refusals: [],
  }),
  forget: call<{ query: SenderQuery; answer: Done }>()({
    method: 'DELETE',
    path: '/user/senders',
    access: { right: 'accounting' },
    pace: 'writing',
    refusals: [],
  }),
} as const;
