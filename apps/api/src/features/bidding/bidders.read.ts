import { openStatuses } from '@seri/domain/bid-statuses';
import type { Tx } from '../../platform/database/database.ts';
import { kept } from '../../platform/database/kept-statements.ts';

/** Who has an open bid on a lot. */
export async function readOpenBidders(tx: Tx, lotId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('bid')
    .modifyFront(kept)
    .select('account_id')
    .distinct()
    .where('lot_id', '=', lotId)
    .where('status', 'in', openStatuses)
    .execute();
  return rows.map((row) => row.account_id);
}
