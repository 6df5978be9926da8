import { favouritesCalls } from '@seri/contract/stock/favourites.calls';
import type { FavouriteGroup } from '@seri/domain/catalogue/favourite-groups';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { liveMeta } from '../../lib/calls/query-client.ts';

export const groupNamesKey = ['favourite-names'] as const;

const groupNamesQuery = queryOptions({
  queryKey: groupNamesKey,
  queryFn: ({ signal }) => api.ask(favouritesCalls.names, {}, { signal }),
  meta: liveMeta,
});

/** A group without a name, or one whose name has not come yet, gives an empty text. */
export function useGroupNames(isWanted = true): (group: FavouriteGroup) => string {
  const { data } = useQuery({ ...groupNamesQuery, enabled: isWanted });
  return (group) => data?.groups.find((one) => one.group === group)?.name ?? '';
}
