import { askForNews } from '../../../lib/calls/ask-for-news.ts';
import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { ledgerKey } from './ledger-key.ts';

/**
 * Refetches entries and totals after a booking. The free amount comes with the profile. Staff hear of the purchase that money
 * was allocated to (R92), as no balance changes.
 */
export function followLedger(): () => void {
  const stops = [
    live.on('balance.changed', () => void queryClient.invalidateQueries({ queryKey: ledgerKey })),
    live.on('purchase.changed', () => askForNews(queryClient, ledgerKey)),
  ];
  return () => stops.forEach((stop) => stop());
}
