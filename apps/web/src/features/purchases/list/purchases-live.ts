import { askForNews } from '../../../lib/calls/ask-for-news.ts';
import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { purchasesKey } from './purchases-key.ts';

export function followPurchases(): () => void {
  return live.on('purchase.changed', () => askForNews(queryClient, purchasesKey));
}
