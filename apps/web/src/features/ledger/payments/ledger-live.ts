import { live } from '../../../lib/live/page-live.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import { ledgerKey } from './ledger-key.ts';

/** Refetches entries and totals after a booking. The free amount comes with the profile. */
export function followLedger(): () => void {
  return live.on('balance.changed', () => void queryClient.invalidateQueries({ queryKey: ledgerKey }));
}
