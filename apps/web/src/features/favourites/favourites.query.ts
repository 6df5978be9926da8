import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import type { PageSize } from '@seri/domain/catalogue/listing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';
import { favouritesKey } from './favourites-key.ts';

export function favouritesQuery(group: FavouriteGroup, page: number, pageSize: PageSize) {
  const query = { group, page: String(page), pageSize: String(pageSize) as `${PageSize}` };
  return queryOptions({
    queryKey: [...favouritesKey, query],
    queryFn: ({ signal }) => api.ask(favouritesCalls.list, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: liveMeta,
  });
}
