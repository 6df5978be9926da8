import { askForNews } from '../../../lib/calls/ask-for-news.ts';
import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { purchasesKey } from './purchases-key.ts';

/** A voyage changes the days of its cars (R98). Money that comes or goes changes what is paid of purchases (R92), of which clients hear by their balance alone. */
export function followPurchases(): () => void {
  const stops = (['purchase.changed', 'balance.changed', 'voyage.changed'] as const).map((name) =>
    live.on(name, () => askForNews(queryClient, purchasesKey)),
  );
  return () => stops.forEach((stop) => stop());
}
