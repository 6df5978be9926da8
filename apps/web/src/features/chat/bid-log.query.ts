import { chatCalls } from '@seri/contract/talk/chat.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { bidLogKey } from './chats.ts';

export function bidLogQuery(bidId: number) {
  return queryOptions({
    queryKey: bidLogKey(bidId),
    queryFn: ({ signal }) => api.ask(chatCalls.logs, { query: { bidId: String(bidId) } }, { signal }),
    staleTime: 0,
    meta: liveMeta,
  });
}
