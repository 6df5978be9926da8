import { tariffsCalls } from '@seri/contract/trade/tariffs.calls';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { liveMeta } from '../../../lib/calls/query-client.ts';
import { tariffsKey } from './tariffs.ts';
import type { TariffFilters } from './tariffs-search.ts';

/** Ended rows are left out unless they are asked for. */
export function tariffsQuery({ kind, houseId, port, withEnded }: TariffFilters, today: JapanDay) {
  const query = { kind, houseId, port: port || undefined, day: withEnded ? undefined : today };
  return queryOptions({
    queryKey: [...tariffsKey, query],
    queryFn: ({ signal }) => api.ask(tariffsCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
