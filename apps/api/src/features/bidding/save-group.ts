import type { GroupBody } from '@seri/contract/bidding.schema';
import { type Done, success } from '@seri/contract/common.schema';
import { defaultCars, groupKey, weekOf } from '@seri/domain/bid-groups';
import { bidAllowOf, exposureOf } from '@seri/domain/exposure';
import type { Acting } from '../../platform/http/acting.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { readBalance } from '../ledger/ledger.query.ts';
import { lockBidder } from './bidder.store.ts';
import { assertCanBidFor } from './bidding.policy.ts';
import { tellGroupChanged } from './group.events.ts';
import { putGroup } from './group.store.ts';
import { readOpenBids } from './open-bids.query.ts';

/** R53: how many cars a group is to buy at most. More of them hold more: what is not free to bid is refused. */
export function saveGroup(acting: Acting, { group, week, cars, userId }: GroupBody): Promise<Done> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const bidder = await lockBidder(tx, userId ?? actor.accountId);
    assertCanBidFor(actor, bidder);
    const { bids, rooms } = await readOpenBids(tx, bidder.id);
    const key = groupKey(week, group);
    const from = rooms.get(key) ?? defaultCars;
    if (from === cars) return success;
    const before = exposureOf(bids, rooms);
    const needed = exposureOf(bids, new Map(rooms).set(key, cars)) - before;
    const { creditLimit } = bidder;
    const headroom = bidAllowOf({ balance: await readBalance(tx, bidder.id), creditLimit, exposure: before });
    const isRefused = bidder.permissions.creditLimitCheck && needed > 0 && needed > headroom;
    if (isRefused) throw refusal('CREDIT_EXCEEDED', { headroom });
    await putGroup(tx, { accountId: bidder.id, week: weekOf(week), letter: group, cars });
    await tellGroupChanged(tx, acting, { bidder, key, from, to: cars });
    return success;
  });
}
