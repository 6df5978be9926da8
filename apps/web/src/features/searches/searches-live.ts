import { live } from '../../lib/live/page-live.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import { askMenuCounters } from '../site/menu-counters.ts';
import { searchesKey } from './my-searches.ts';

/** Keeps all tabs and browsers of the account in sync. */
export function followSearches(): () => void {
  return live.on('searches.changed', ({ pageType }) => {
    void queryClient.invalidateQueries({ queryKey: searchesKey(pageType) });
    askMenuCounters();
  });
}
