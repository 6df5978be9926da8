import { chatCalls } from '@seri/contract/talk/chat.calls';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { chatKey, type OutgoingMessage, outgoingKey } from './chats.ts';

export function chatQuery(bidId: number) {
  return queryOptions({
    queryKey: chatKey(bidId),
    queryFn: ({ signal }) => api.ask(chatCalls.read, { query: { bidId: String(bidId) } }, { signal }),
    // Only the panel refetches when it opens, not each of its parts.
    staleTime: 0,
    refetchOnMount: false,
    meta: liveMeta,
  });
}

export function outgoingQuery(bidId: number) {
  return queryOptions<readonly OutgoingMessage[]>({
    queryKey: outgoingKey(bidId),
    queryFn: skipToken,
    initialData: [],
  });
}
