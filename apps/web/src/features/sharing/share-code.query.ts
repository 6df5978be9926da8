import { sharingCalls } from '@seri/contract/stock/sharing.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/calls/api.ts';
import { detailOf, type LotView } from '../lots/page/lot-view.ts';
import { passwordQuery } from './password-query.ts';

/** Requested each time the dialog opens, because a request renews the code; never refetched while it is open. */
export function shareCodeQuery(lot: LotView) {
  return queryOptions({
    queryKey: ['sharing', 'code', detailOf(lot).id],
    queryFn: async ({ signal }) => {
      const { password } = await api.ask(
        sharingCalls[lot.pageType].password,
        { query: passwordQuery(lot) },
        { signal },
      );
      return password;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
