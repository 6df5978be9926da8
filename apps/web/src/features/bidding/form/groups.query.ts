import { biddingCalls } from '@seri/contract/trade/bidding.calls';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { biddingKey } from '../panel/bidding-key.ts';

/** Groups of a week, the reader's own or a client's; the first option is a placeholder. */
export function groupsQuery(week: string, clientId: number | undefined, language: Language) {
  const query = { week: week as JapanDay, ...(clientId !== undefined && { userId: String(clientId) }) };
  return queryOptions({
    queryKey: [...biddingKey, 'groups', week, clientId ?? 'own', language],
    queryFn: ({ signal }) => api.ask(biddingCalls.groups, { query }, { signal }),
    meta: liveMeta,
  });
}
