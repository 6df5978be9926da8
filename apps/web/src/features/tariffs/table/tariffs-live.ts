import { askForNews } from '../../../lib/calls/ask-for-news.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { live } from '../../../lib/live/page-live.ts';
import { tariffsKey } from './tariffs.ts';

/** R88: the table follows what colleagues write. */
export function followTariffs(): () => void {
  return live.on('tables.changed', () => askForNews(queryClient, tariffsKey));
}
