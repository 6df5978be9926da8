import type { BidFacts } from '@seri/domain/bid-decision';
import { japanDay } from '@seri/domain/japan-time';
import { isOver } from '@seri/domain/lot-states';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { LotForBid } from '../lots/lot-for-bid.command.ts';
import { type Bidder, readBidderFacts } from './bidder.store.ts';
import { readOpenBids } from './open-bids.query.ts';

interface Parties {
  actor: Pick<Actor, 'permissions'>;
  bidder: Bidder;
  lot: LotForBid;
}

/** All that the decision hangs on; the caller holds the locks of account, session and lot. */
export async function readBidFacts(tx: Tx, { actor, bidder, lot }: Parties): Promise<BidFacts> {
  const { now, balance, createdToday, hasBidBefore, isWon } = await readBidderFacts(tx, bidder.id, lot.id);
  const { bids: openBids, rooms } = await readOpenBids(tx, bidder.id);
  const { biddingAllowed, creditLimitCheck, dailyBidLimitCheck } = bidder.permissions;
  return {
    now,
    lot: {
      lotId: lot.id,
      isStock: lot.kind === 'stock',
      isOver: isWon || isOver(lot, japanDay(now)),
      startPrice: lot.startPrice,
      step: lot.step,
      deadlines: lot.deadlines,
    },
    client: {
      biddingAllowed,
      creditLimitCheck,
      dailyBidLimitCheck,
      balance,
      creditLimit: bidder.creditLimit,
      dailyBidLimit: bidder.dailyBidLimit,
      createdToday,
      openBids,
      rooms,
      hasBidBefore,
    },
    actor: actor.permissions,
  };
}
