import { askForNews } from '../../../lib/calls/ask-for-news.ts';
import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { ledgerKey } from './ledger-key.ts';

/**
 * Refetches entries and totals after a booking. The free amount comes with the profile. Where no balance changes, staff hear of
 * the purchase that money was allocated to (R92), and of money on its way. A voyage changes the days beside the entries (R98).
 */
export function followLedger(): () => void {
  const stops = [
    live.on('balance.changed', () => void queryClient.invalidateQueries({ queryKey: ledgerKey })),
    ...(['purchase.changed', 'receipts.changed', 'voyage.changed'] as const).map((name) =>
      live.on(name, () => askForNews(queryClient, ledgerKey)),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
