import type { BidBody } from '@seri/contract/trade/bidding.schema';
import { type BidChange, type BidFacts, decideBid, type PlacedBid } from '@seri/domain/bids/bid-decision';
import { groupKey } from '@seri/domain/bids/bid-groups';
import { bidStatusCodes, isWaiting } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { maySignIn } from '@seri/domain/people/roles';
import type { Actor } from '../../../../platform/actor.ts';
import type { Idempotency } from '../../../../platform/http/answer-once.ts';
import { Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import type { LotForBid } from '../../../stock/lots/lot-for-bid.command.ts';
import { type AccountFacts, bidFactsOf, type LotFacts } from './bid-facts.read.ts';
import type { Bidder, Standing } from './bidder.store.ts';
import type { Company } from '../tell/bidding.events.ts';
import { assertCanBidFor, assertCanSeeLot } from '../bidding.policy.ts';
import { refuseBid } from '../desk/refuse-bid.ts';

/** What somebody wants to bid, for itself or by staff for a client. */
export interface BidWish {
  actor: Actor;
  socketId: string | undefined;
  body: BidBody;
  clientId: number;
  once?: Idempotency | undefined;
}

/** What stands under the locks of all accounts, sessions and lots of the wishes. */
export interface Ground {
  bidders: ReadonlyMap<number, Bidder>;
  /** Of all who act. */
  standings: ReadonlyMap<number, Standing>;
  lots: ReadonlyMap<number, LotForBid>;
  facts: ReadonlyMap<number, AccountFacts>;
  alone: ReadonlySet<number>;
}

/** A wish that is taken, with all that it takes to write it. */
export interface Placing extends Pick<LotFacts, 'bidId' | 'changeId'> {
  wish: BidWish;
  decision: BidChange;
  bidder: Bidder;
  lot: LotForBid;
  now: Date;
  company: Company;
}

interface Decided {
  placings: readonly Placing[];
  refused: ReadonlyMap<BidWish, Refusal>;
}

/**
 * Decides wishes in the order in which they came, each on what those before it leave: a wish that is taken counts for the
 * next of its account, and for who comes to its lot. No two of them are of one account on one lot.
 */
export function decideBids(wishes: readonly BidWish[], ground: Ground): Decided {
  const facts = new Map(ground.facts);
  const comers = new Map<number, number[]>();
  const placings: Placing[] = [];
  const refused = new Map<BidWish, Refusal>();
  for (const wish of wishes) {
    try {
      const placing = decideOne(wish, { ...ground, facts }, comers);
      carry(placing, facts, comers);
      placings.push(placing);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(wish, error);
    }
  }
  return { placings, refused };
}

function decideOne(wish: BidWish, ground: Ground, comers: ReadonlyMap<number, readonly number[]>): Placing {
  const { body, clientId } = wish;
  const actor = actorNow(wish, ground);
  const bidder = ground.bidders.get(clientId);
  assertCanBidFor(actor, bidder);
  const [lot, account] = [ground.lots.get(body.carId), ground.facts.get(clientId)];
  const onLot = account?.lots.get(body.carId);
  if (!lot || !account || !onLot) throw refusal('NOT_FOUND');
  const facts = bidFactsOf({ actor, bidder, lot }, account);
  assertCanSeeLot(actor, lot, japanDay(facts.now));
  assertForm(body, lot);
  const decision = decide(facts, body, lot);
  const others = [...onLot.others, ...(comers.get(lot.id) ?? [])];
  const { bidId, changeId } = onLot;
  const company = { isAlone: ground.alone.has(lot.id), others };
  return { wish, decision, bidder, lot, now: facts.now, bidId, changeId, company };
}

/** R2: a wish may have waited: its actor is as it stands now, not as the request found it. */
function actorNow({ actor }: BidWish, { standings }: Ground): Actor {
  const standing = standings.get(actor.accountId);
  if (!standing || !maySignIn(standing.roleId)) throw refusal('NOT_SIGNED_IN');
  return { ...actor, roleId: standing.roleId, permissions: standing.permissions };
}

function assertForm({ lotType, confirm }: BidBody, lot: LotForBid): void {
  assertFaultless({
    ...(lotType !== lotTypes[lot.kind] && { lotType: { problem: 'choice' } }),
    ...(confirm !== 1 && { confirm: { problem: 'confirm' } }),
  });
}

function decide(facts: BidFacts, { amount, bidType, bidGroup }: BidBody, lot: LotForBid): BidChange {
  const decision = decideBid(facts, { amount, bidType, group: bidGroup && groupKey(lot.day, bidGroup) });
  if ('refuse' in decision) throw refuseBid(decision);
  return decision;
}

function carry(placing: Placing, facts: Map<number, AccountFacts>, comers: Map<number, number[]>): void {
  const { decision, bidder, lot } = placing;
  const account = facts.get(bidder.id);
  if (!account) return;
  const bid = placedBid(placing);
  const others = account.open.bids.filter(({ lotId }) => lotId !== lot.id);
  const isNew = decision.do === 'place';
  facts.set(bidder.id, {
    ...account,
    createdToday: account.createdToday + (isNew ? 1 : 0),
    open: { ...account.open, bids: [...others, bid] },
  });
  if (isNew) comers.set(lot.id, [...(comers.get(lot.id) ?? []), bidder.id]);
}

/** As the bid is to be read when it stands. */
function placedBid({ decision, lot, now, bidId, ...placing }: Placing): PlacedBid {
  const { amount, adjustment, bidType, group } = decision;
  const status = decision.do === 'place' ? bidStatusCodes.new : statusAfter(decision.bid.status, placing);
  const canWithdraw = isWaiting(status) && (lot.deadlines === null || now < lot.deadlines.cancelling);
  const id = decision.do === 'place' ? bidId : decision.bid.bidId;
  return { bidId: id, lotId: lot.id, status, amount, adjustment, bidType, group, canWithdraw };
}

/** What the client changes staff look at anew. */
export function statusAfter(status: number, { wish, bidder }: Pick<Placing, 'wish' | 'bidder'>): number {
  return wish.actor.accountId === bidder.id ? bidStatusCodes.new : status;
}
