import { askForNews } from '../../../lib/ask-for-news.ts';
import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { purchasesKey } from './purchases-key.ts';

export function followPurchases(): () => void {
  return live.on('purchase.changed', () => askForNews(queryClient, purchasesKey));
}
