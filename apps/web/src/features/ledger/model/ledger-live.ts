import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ledgerKey } from './ledger-key.ts';

/** Money that came or went: the entries and their totals are asked for anew. What is free to bid comes with the profile. */
export function followLedger(): () => void {
  return live.on('balance.changed', () => void queryClient.invalidateQueries({ queryKey: ledgerKey }));
}
