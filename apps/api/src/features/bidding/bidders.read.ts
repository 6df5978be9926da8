import { openStatuses } from '@seri/domain/bid-statuses';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';

/** Who else has an open bid on a lot: no more of them than matter, however many they are. */
export async function readSomeOtherBidders(
  tx: Tx,
  lotId: number,
  accountId: number,
  atMost: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('bid')
    .modifyFront(kept)
    .select('account_id')
    .where('lot_id', '=', lotId)
    .where('status', 'in', openStatuses)
    .where('account_id', '<>', accountId)
    .limit(atMost)
    .execute();
  return rows.map((row) => row.account_id);
}
