import { waitingStatuses } from '@seri/domain/bids/bid-statuses';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { BidRow } from '../bid.store.ts';
import { type Bidder, dealerOfAccount } from '../place/bidder.store.ts';

/** A waiting bid with the name and the dealer of its client. */
export type WaitingBid = BidRow & { full_name: string; dealer_id: number | null };

export function bidderOf(bid: WaitingBid): Pick<Bidder, 'id' | 'name' | 'dealerId'> {
  return { id: bid.account_id, name: bid.full_name, dealerId: bid.dealer_id };
}

export function lockWaitingOn(tx: Tx, lotIds: readonly number[]): Promise<WaitingBid[]> {
  return waiting(tx)
    .where(sql<boolean>`lot_id = any(${lotIds}::bigint[])`)
    .execute();
}

export function lockWaitingIds(tx: Tx, bidIds: readonly number[]): Promise<WaitingBid[]> {
  return waiting(tx)
    .where(sql<boolean>`bid.id = any(${bidIds}::bigint[])`)
    .execute();
}

/** Locks in the order of ids, like every transaction that locks several bids. */
function waiting(tx: Tx) {
  return tx
    .selectFrom('bid')
    .innerJoin('account', 'account.id', 'bid.account_id')
    .selectAll('bid')
    .select(['full_name', dealerOfAccount.as('dealer_id')])
    .where('status', 'in', waitingStatuses)
    .orderBy('bid.id')
    .forUpdate('bid');
}
