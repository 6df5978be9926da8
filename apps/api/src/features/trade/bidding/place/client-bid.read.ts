import type { OwnBidQuery } from '@seri/contract/trade/bidding.schema';
import type { OwnBid } from '@seri/contract/stock/own-bid.schema';
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { readLotToBid } from '../../../stock/lots/lot-to-bid.query.ts';
import { readBidderOf } from './bidder-of.read.ts';
import { readOwnBid } from './own-bid.query.ts';

/** The bid of a client on a lot and whether it may bid, for staff who bid for clients. */
export async function readClientBid(db: Db, actor: Actor, { carId, userId }: OwnBidQuery, now: Date): Promise<OwnBid> {
  const accountId = await readBidderOf(db, actor, userId);
  const lot = await readLotToBid(db, actor, Number(carId), now);
  return readOwnBid(db, lot, {
    accountId,
    isByStaff: accountId !== actor.accountId,
    permissions: actor.permissions,
    now,
  });
}
