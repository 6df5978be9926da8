import type { GroupBody } from '@seri/contract/trade/bidding.schema';
import { type Done, success } from '@seri/contract/common.schema';
import { creditForCars, isCovered } from '@seri/domain/bids/bid-credit';
import { carsOf, groupKey, hasGroups, weekOf } from '@seri/domain/bids/bid-groups';
import { japanDay } from '@seri/domain/time/japan-time';
import { nowOf } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import { readBalance } from '../../ledger/ledger.query.ts';
import { closeFullGroup } from './close-group.ts';
import { lockBidder } from '../place/bidder.store.ts';
import { assertCanBidFor } from '../bidding.policy.ts';
import { tellGroupChanged } from './group.events.ts';
import { putGroup } from './group.store.ts';
import { readOpenBids } from '../../ledger/open-bids.query.ts';

/** R53: sets how many cars a group may buy. A larger number may hold more, and is refused without credit for it. */
export function saveGroup(acting: Acting, { group, week, cars, userId }: GroupBody): Promise<Done> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const bidder = await lockBidder(tx, userId ?? actor.accountId);
    assertCanBidFor(actor, bidder);
    const isPlanned = hasGroups(week, japanDay(await nowOf(tx)));
    assertFaultless({ ...(!isPlanned && { week: { problem: 'choice' } }) });
    const { bids, rooms, bought } = await readOpenBids(tx, bidder.id);
    const key = groupKey(week, group);
    const alreadyBought = bought.get(key) ?? 0;
    const from = carsOf(rooms, key) + alreadyBought;
    if (from === cars) return success;
    const { creditLimit, permissions } = bidder;
    const funds = { balance: await readBalance(tx, bidder.id), creditLimit, openBids: bids, rooms };
    const credit = creditForCars(funds, key, cars - alreadyBought);
    if (permissions.creditLimitCheck && !isCovered(credit))
      throw refusal('CREDIT_EXCEEDED', { headroom: credit.headroom });
    await putGroup(tx, { accountId: bidder.id, week: weekOf(week), letter: group, cars });
    await tellGroupChanged(tx, acting, { bidder, key, from, to: cars });
    await closeFullGroup(tx, bidder.id, key);
    return success;
  });
}
