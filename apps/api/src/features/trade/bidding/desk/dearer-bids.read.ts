import type { DearerBid } from '@seri/contract/trade/bid-desk.schema';
import { waitingStatuses } from '@seri/domain/bids/bid-statuses';
import { maySee } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { BidRow } from '../bid.store.ts';

interface DearerRow {
  id: number;
  amount: number;
  account_id: number;
  full_name: string;
  role_id: number;
}

/** R57: the open bids of other clients on the lot that offer more, the dearest first. The lot is locked exclusively. */
export function readDearerBids(tx: Tx, bid: Pick<BidRow, 'lot_id' | 'account_id' | 'amount'>): Promise<DearerRow[]> {
  return tx
    .selectFrom('bid')
    .innerJoin('account', 'account.id', 'bid.account_id')
    .select(['bid.id', 'bid.amount', 'bid.account_id', 'account.full_name', 'account.role_id'])
    .where('bid.lot_id', '=', bid.lot_id)
    .where('bid.account_id', '<>', bid.account_id)
    .where('bid.amount', '>', bid.amount)
    .where('bid.status', 'in', waitingStatuses)
    .orderBy('bid.amount', 'desc')
    .orderBy('bid.placed_at')
    .orderBy('bid.id')
    .execute();
}

/** R26: nothing is told of a client that the actor may not see, except that there is one. */
export function presentDearer(actor: Actor, rows: readonly DearerRow[]): DearerBid[] {
  return rows.map(({ account_id: id, full_name: name, role_id: roleId, amount }) =>
    maySee(actor, { id, roleId }) ? { client: { id, name }, amount } : { client: null, amount: null },
  );
}
