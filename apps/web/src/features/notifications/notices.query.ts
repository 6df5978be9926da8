import { notificationsCalls } from '@seri/contract/talk/notifications.calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { noticesKey } from './notices-key.ts';

export const noticesQuery = infiniteQueryOptions({
  queryKey: noticesKey,
  queryFn: ({ pageParam, signal }) =>
    api.ask(
      notificationsCalls.list,
      { query: pageParam === undefined ? {} : { before: String(pageParam) } },
      { signal },
    ),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ notices, hasMore }) => (hasMore ? notices.at(-1)?.id : undefined),
  meta: liveMeta,
});
