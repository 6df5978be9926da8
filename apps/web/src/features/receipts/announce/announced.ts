import type { AnswerOf, InputOf } from '@seri/contract/call';
import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';

export type OwnAnnouncement = AnswerOf<typeof receiptsCalls.announcements>['list'][number];
export type Announcing = InputOf<typeof receiptsCalls.announce>['body'];

export const announcedKey = ['announced'] as const;

export const announcedQuery = queryOptions({
  queryKey: announcedKey,
  queryFn: async ({ signal }) => (await api.ask(receiptsCalls.announcements, {}, { signal })).list,
  meta: liveMeta,
});

export const announcementStateNames = {
  'on-its-way': 'announce.state.onItsWay',
  arrived: 'announce.state.arrived',
  withdrawn: 'announce.state.withdrawn',
} as const;
