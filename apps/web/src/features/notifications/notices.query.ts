import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import type { NoticeTopic } from '@seri/domain/talk/notice-causes';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { noticesKeyOf } from './notices-key.ts';

export const noticesQueryOf = (topic: NoticeTopic | undefined) =>
  infiniteQueryOptions({
    queryKey: noticesKeyOf(topic),
    queryFn: ({ pageParam, signal }) =>
      api.ask(
        notificationsCalls.list,
        { query: { ...(topic && { topic }), ...(pageParam !== undefined && { before: String(pageParam) }) } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notices, hasMore }) => (hasMore ? notices.at(-1)?.id : undefined),
    meta: liveMeta,
  });

export const noticesQuery = noticesQueryOf(undefined);
