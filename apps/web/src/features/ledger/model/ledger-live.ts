import { live } from '../../../lib/page-live.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { loadSession } from '../../identity/model/session.ts';
import { ledgerKey } from './ledger-key.ts';

/** Money that came or went: the list, its totals and what is free to bid are asked for anew. */
export function followLedger(): () => void {
  return live.on('balance.changed', () => {
    void queryClient.invalidateQueries({ queryKey: ledgerKey });
    loadSession().catch(() => {});
  });
}
