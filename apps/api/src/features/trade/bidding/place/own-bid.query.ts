import type { OwnBid } from '@seri/contract/stock/own-bid.schema';
import { decideCancel } from '@seri/domain/bids/bid-decision';
import { openStatuses } from '@seri/domain/bids/bid-statuses';
import { type Overrides, permissionsOf } from '@seri/domain/people/roles';
import type { Permissions } from '@seri/domain/people/permissions';
import { isStaff } from '@seri/domain/people/staff-rights';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { LotToBid } from '../../../stock/lots/lot-to-bid.query.ts';
import { roleOverrides } from '../../../people/identity/identity.query.ts';
import { isWon } from '../bid.store.ts';
import { lastBidType } from './bid-type-choice.store.ts';
import { createdOnDayOf } from './bidder.store.ts';

interface OwnBidReader {
  /** The account whose bid is read: the reader's own, or that of the client whom staff have chosen. */
  accountId: number;
  /** Staff read the bid of a client. */
  isByStaff: boolean;
  permissions: Permissions;
  now: Date;
}

/** R50: the open bid of an account on a lot, and what the reader may do with it. */
export async function readOwnBid(
  db: Db,
  lot: LotToBid,
  { accountId, isByStaff, permissions, now }: OwnBidReader,
): Promise<OwnBid> {
  const row = await selectBid(db, lot, accountId, isByStaff).executeTakeFirstOrThrow();
  const client = permissionsOf(row.role_id, row.overrides as Overrides, row.role_overrides);
  const auctionFinished = lot.isOver || row.is_won;
  const isInTime = !permissions.bidDeadlineCheck || !lot.deadlines || now < lot.deadlines.bidding;
  const isLimited = client.dailyBidLimitCheck && row.daily_bid_limit > 0;
  return {
    biddingAllowed: isStaff({ roleId: row.role_id }) ? client.managerBidForClient : client.biddingAllowed,
    bidLimitReached: isLimited && row.created_today >= row.daily_bid_limit,
    auctionFinished,
    acceptBid: isInTime && !auctionFinished,
    myBid: row.id !== null,
    jasId: row.id,
    myBidAmount: row.amount,
    myBidDate: row.placed_at?.toISOString() ?? null,
    bidStatusId: row.status,
    bidAdjustmentPrice: permissions.adjustmentPriceShow ? row.adjustment : null,
    bidType: row.bid_type,
    lastBidType: permissions.exportTypeShow ? row.last_bid_type : null,
    bidGroup: row.bid_group,
    cancellationAllowed: row.status !== null && mayCancel(row.status, lot, { permissions, now }),
    othersBid: row.others_bid,
  };
}

function mayCancel(
  status: number,
  lot: LotToBid,
  { permissions, now }: Pick<OwnBidReader, 'permissions' | 'now'>,
): boolean {
  return 'do' in decideCancel({ ...lot, now, status, isBound: !permissions.bidManageStatus });
}

function selectBid(db: Db, { id: lotId, kind }: LotToBid, accountId: number, isByStaff: boolean) {
  return db
    .selectFrom('account')
    .leftJoin('bid', (join) =>
      join.onRef('bid.account_id', '=', 'account.id').on('bid.lot_id', '=', lotId).on('bid.status', 'in', openStatuses),
    )
    .select(['bid.id', 'amount', 'adjustment', 'placed_at', 'status', 'bid_type', 'bid_group'])
    .select(['role_id', 'overrides', 'daily_bid_limit', roleOverrides.as('role_overrides')])
    .select([
      createdOnDayOf(sql`app_now()`).as('created_today'),
      isWon(lotId).as('is_won'),
      hasOthers(lotId).as('others_bid'),
      lastBidType(kind, isByStaff).as('last_bid_type'),
    ])
    .where('account.id', '=', accountId);
}

const hasOthers = (lotId: number) => sql<boolean>`exists (
  select from bid as other where other.lot_id = ${lotId} and other.account_id <> account.id
    and other.status in (${sql.join(openStatuses)}))`;
