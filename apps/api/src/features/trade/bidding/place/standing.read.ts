import type { BidHeadroom, HeadroomQuery } from '@seri/contract/trade/bidding.schema';
import { headroomOf, exposureOf } from '@seri/domain/money/exposure';
import { type Overrides, permissionsOf } from '@seri/domain/people/roles';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { roleOverrides } from '../../../people/identity/identity.query.ts';
import { balanceOfAccount } from '../../ledger/ledger.query.ts';
import { readBidderOf } from './bidder-of.read.ts';
import { readOpenBids } from '../../ledger/open-bids.query.ts';

/** R25: the amount that is free to bid and the open bids that hold the rest. */
export async function readBidHeadroom(db: Db, actor: Actor, { userId }: HeadroomQuery): Promise<BidHeadroom> {
  const accountId = await readBidderOf(db, actor, userId);
  const account = await db
    .selectFrom('account')
    .select(['role_id', 'overrides', 'credit_limit', 'daily_bid_limit', 'daily_uss_limit'])
    .select([roleOverrides.as('role_overrides'), balanceOfAccount.as('balance')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { bids, rooms } = await readOpenBids(db, accountId);
  const { balance, credit_limit: creditLimit } = account;
  const { creditLimitCheck } = permissionsOf(account.role_id, account.overrides as Overrides, account.role_overrides);
  return {
    balanceInfo: {
      balance,
      creditLimit,
      bidAllow: headroomOf({ balance, creditLimit, exposure: exposureOf(bids, rooms) }),
      dailyBidLimit: account.daily_bid_limit,
      dailyUssLimit: account.daily_uss_limit,
      activeBids: bids.length,
    },
    creditLimitCheck,
    bids: [...bids],
    rooms: [...rooms].map(([group, cars]) => ({ group, cars })),
  };
}
