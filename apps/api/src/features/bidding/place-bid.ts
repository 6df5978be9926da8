import type { BidBody, PlacedBid } from '@seri/contract/bidding.schema';
import { type BidChange, decideBid } from '@seri/domain/bid-decision';
import { groupKey } from '@seri/domain/bid-groups';
import { bidStatusCodes } from '@seri/domain/bid-statuses';
import { japanDay } from '@seri/domain/japan-time';
import { lotTypes } from '@seri/domain/page-types';
import type { Tx } from '../../platform/database/database.ts';
import type { Acting } from '../../platform/http/acting.ts';
import { assertFaultless } from '../../platform/http/validation.ts';
import { insertMessage } from '../chat/message.command.ts';
import { type LotForBid, lockLotForBid } from '../lots/lot-for-bid.command.ts';
import { reserveCar } from '../lots/reserve-car.command.ts';
import { type BidRow, changeBid, insertBid, lockBid } from './bid.store.ts';
import { type Bidder, lockBidder } from './bidder.store.ts';
import { readBidFacts } from './bid-facts.read.ts';
import { tellBid } from './bidding.events.ts';
import { assertCanBidFor, assertCanSeeLot } from './bidding.policy.ts';
import { refuseBid } from './refuse-bid.ts';

/**
 * R50: places a bid, changes the open one, or orders a stock car; for the actor, or by staff for a client. Decided on
 * what stands under the locks of account, session and lot, at the time that the database has then.
 */
export function placeBid(acting: Acting, wish: BidBody, clientId: number): Promise<PlacedBid> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const bidder = await lockBidder(tx, clientId);
    assertCanBidFor(actor, bidder);
    const lot = await lockLotForBid(tx, wish.carId);
    const facts = await readBidFacts(tx, { actor, bidder, lot });
    assertCanSeeLot(actor, lot, japanDay(facts.now));
    assertForm(wish, lot);
    const decision = decideBid(facts, {
      amount: wish.amount,
      bidType: wish.bidType,
      group: wish.bidGroup && groupKey(lot.day, wish.bidGroup),
    });
    if ('refuse' in decision) throw refuseBid(decision);
    const bid = await write(tx, acting, { decision, wish, bidder, lot, now: facts.now });
    return { bidAmount: bid.amount, bidDate: bid.placed_at.toISOString(), bidId: bid.id, bidStatus: bid.status };
  });
}

function assertForm({ lotType, confirm }: BidBody, lot: LotForBid): void {
  assertFaultless({
    ...(lotType !== lotTypes[lot.kind] && { lotType: { problem: 'choice' } }),
    ...(confirm !== 1 && { confirm: { problem: 'confirm' } }),
  });
}

interface Placing {
  decision: BidChange;
  wish: BidBody;
  bidder: Bidder;
  lot: LotForBid;
  now: Date;
}

async function write(tx: Tx, acting: Acting, placing: Placing): Promise<BidRow> {
  const { decision, wish, bidder, lot } = placing;
  if (decision.do === 'change') return change(tx, acting, placing, decision.bid.bidId, decision.isSame);
  const bid = await insertBid(tx, { ...chosenOf(placing), ...ownerOf(placing), createdBy: acting.actor.accountId });
  if (lot.kind === 'stock') await reserveCar(tx, lot);
  await comment(tx, acting, bid, wish.comment);
  const action = decision.isRebid ? 'placed-again' : 'placed';
  await tellBid(tx, authorOf(acting), { action, bid, bidder, lot: lot.names });
  return bid;
}

async function change(tx: Tx, acting: Acting, placing: Placing, bidId: number, isSame: boolean): Promise<BidRow> {
  const { wish, bidder, lot } = placing;
  const former = await lockBid(tx, bidId);
  await comment(tx, acting, former, wish.comment);
  if (isSame) return former;
  // What the client changes staff look at anew.
  const status = acting.actor.accountId === bidder.id ? bidStatusCodes.new : former.status;
  const bid = await changeBid(tx, former, { ...chosenOf(placing), status });
  await tellBid(tx, authorOf(acting), { action: 'changed', bid, former, bidder, lot: lot.names });
  return bid;
}

/** What of the wish holds; a group is kept by its letter, its week is the lot's. */
function chosenOf({ decision: { amount, bidType, group, adjustment }, wish, now }: Placing) {
  return { amount, bidType, group: group === null ? null : wish.bidGroup, adjustment, now };
}

function ownerOf({ bidder, lot }: Placing) {
  return { accountId: bidder.id, lotId: lot.id, kind: lot.kind, sessionId: lot.sessionId, day: lot.day };
}

const authorOf = ({ actor: { accountId }, socketId }: Acting) => ({ accountId, socketId });

async function comment(tx: Tx, { actor }: Acting, bid: BidRow, body: string | undefined): Promise<void> {
  if (body) await insertMessage(tx, bid.id, actor, body);
}
