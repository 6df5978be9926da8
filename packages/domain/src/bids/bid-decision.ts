import { type AmountRules, amountFault } from './bid-amount.ts';
import { candidateOf, creditFor, isCovered } from './bid-credit.ts';
import { type GroupRooms, isGroupFull } from './bid-groups.ts';
import { bidStatusCodes, isWaiting } from './bid-statuses.ts';
import type { OpenBid } from '../money/exposure.ts';
import { type Faults, type FieldFault, hasFaults } from '../common/field-fault.ts';
import { type Deadlines, hoursOf } from '../lots/lot-clock.ts';

/** An open bid of the client, as far as it counts. */
export interface PlacedBid extends OpenBid {
  bidId: number;
  lotId: number;
  status: number;
  bidType: number | null;
}

/** What is known under the locks of account, session and lot. */
export interface BidFacts {
  /** The database's clock, read after the locks. */
  now: Date;
  lot: AmountRules & {
    lotId: number;
    isStock: boolean;
    /** It has ended or is won, or its day is over; of a stock car, it is reserved or sold. */
    isOver: boolean;
    deadlines: Deadlines | null;
  };
  client: {
    biddingAllowed: boolean;
    creditLimitCheck: boolean;
    dailyBidLimitCheck: boolean;
    balance: number;
    creditLimit: number;
    dailyBidLimit: number;
    /** Bids created on this day in Japan. */
    createdToday: number;
    openBids: readonly PlacedBid[];
    rooms: GroupRooms;
    /** It bid on this lot before, and that bid has ended. */
    hasBidBefore: boolean;
  };
  /** Who acts: the client, or staff for it. */
  actor: { bidDeadlineCheck: boolean; exportTypeShow: boolean; exportTypeOptional: boolean };
}

export interface BidWish {
  amount: number;
  bidType: number | null;
  /** Its group in the lot's week, as `OpenBid.group`. */
  group: string | null;
  /** By staff; as it was where nothing is said. */
  adjustment?: number;
}

type BidField = 'amount' | 'bidType' | 'bidGroup' | 'adjustmentPrice';

export type BidRefusal =
  | { refuse: 'FORBIDDEN' | 'AUCTION_FINISHED' | 'CAR_RESERVED' | 'BIDDING_CLOSED' | 'DAILY_LIMIT' | 'AMOUNT_LOWERED' }
  | { refuse: 'FIELDS'; faults: Faults<BidField> }
  | { refuse: 'CREDIT_EXCEEDED'; headroom: number };

export type BidChange = Required<BidWish> &
  (
    | { do: 'place'; isRebid: boolean }
    /** The open bid becomes this; `isSame` where nothing of it changes. */
    | { do: 'change'; bid: PlacedBid; isSame: boolean }
  );

export type BidDecision = BidRefusal | BidChange;

/**
 * R50: whether a bid or an order is taken, and what it does. The client's flags decide on credit and daily limit, the
 * actor's on deadlines and on the export type.
 */
export function decideBid(facts: BidFacts, wish: BidWish): BidDecision {
  const own = facts.client.openBids.find(({ lotId }) => lotId === facts.lot.lotId);
  const asked = wishOf(facts, own, wish);
  return (
    refusedByState(facts, own) ??
    refusedByForm(facts, own, asked) ??
    refusedByLimit(facts, own, asked) ??
    changeOf(facts, own, asked)
  );
}

/**
 * R59: what staff change of an open bid. They record what was agreed: neither the clock nor the end of the lot binds
 * them, what a lot takes and what the client can pay does.
 */
export function decideEdit(facts: BidFacts, own: PlacedBid, wish: BidWish): BidRefusal | BidChange {
  const asked = wishOf(facts, own, wish);
  return refusedByForm(facts, own, asked) ?? refusedByLimit(facts, own, asked) ?? changeOf(facts, own, asked);
}

/** A stock car is ordered at its price, and stays so; a type that is not shown is not asked for. */
function wishOf({ lot, actor }: BidFacts, own: PlacedBid | undefined, wish: BidWish): Required<BidWish> {
  const { amount, bidType, group, adjustment = own?.adjustment ?? 0 } = wish;
  if (lot.isStock) return { amount: own?.amount ?? lot.startPrice ?? 0, bidType: null, group: null, adjustment };
  return { amount, bidType: actor.exportTypeShow ? bidType : null, group, adjustment };
}

function refusedByState({ now, lot, client, actor }: BidFacts, own: PlacedBid | undefined): BidRefusal | undefined {
  if (!client.biddingAllowed) return { refuse: 'FORBIDDEN' };
  // An order that stands already is answered as it stands.
  if (lot.isStock && own && isWaiting(own.status)) return undefined;
  if (lot.isOver) return { refuse: lot.isStock ? 'CAR_RESERVED' : 'AUCTION_FINISHED' };
  const isLate = lot.deadlines !== null && now >= lot.deadlines.bidding;
  return isLate && actor.bidDeadlineCheck ? { refuse: 'BIDDING_CLOSED' } : undefined;
}

function refusedByForm(
  { lot, client, actor }: BidFacts,
  own: PlacedBid | undefined,
  { amount, bidType, group, adjustment }: Required<BidWish>,
): BidRefusal | undefined {
  const amountProblem = problemOf(lot, own, amount);
  const lacksType = !lot.isStock && actor.exportTypeShow && !actor.exportTypeOptional && bidType === null;
  const entersGroup = group !== null && group !== own?.group;
  const isFull = entersGroup && isGroupFull(client.openBids, client.rooms, group);
  const faults: Faults<BidField> = {
    ...(amountProblem && { amount: amountProblem }),
    ...(lacksType && { bidType: { problem: 'required' } }),
    ...(isFull && { bidGroup: { problem: 'groupFull' } }),
    ...(amount + adjustment < 0 && { adjustmentPrice: { problem: 'invalid' } }),
  };
  return hasFaults(faults) ? { refuse: 'FIELDS', faults } : undefined;
}

/** An order is at the price of its car. */
function problemOf(lot: BidFacts['lot'], own: PlacedBid | undefined, amount: number): FieldFault | undefined {
  if (lot.isStock) return amount > 0 ? undefined : { problem: 'invalid' };
  return amountFault(amount, lot, own?.amount);
}

function refusedByLimit(
  { now, lot, client }: BidFacts,
  own: PlacedBid | undefined,
  wish: Required<BidWish>,
): BidRefusal | undefined {
  if (own && wish.amount < own.amount && lot.deadlines && now >= lot.deadlines.cancelling) {
    return { refuse: 'AMOUNT_LOWERED' };
  }
  const { dailyBidLimitCheck, dailyBidLimit, createdToday } = client;
  const isOverLimit = dailyBidLimitCheck && dailyBidLimit > 0 && createdToday >= dailyBidLimit;
  if (!own && isOverLimit) return { refuse: 'DAILY_LIMIT' };
  const credit = creditFor(client, candidateOf(now, lot, own, wish));
  if (!client.creditLimitCheck || isCovered(credit)) return undefined;
  return { refuse: 'CREDIT_EXCEEDED', headroom: credit.headroom };
}

function changeOf({ client }: BidFacts, own: PlacedBid | undefined, wish: Required<BidWish>): BidChange {
  if (!own) return { ...wish, do: 'place', isRebid: client.hasBidBefore };
  const { amount, bidType, group, adjustment } = wish;
  const isSame =
    own.amount === amount && own.bidType === bidType && own.group === group && own.adjustment === adjustment;
  return { ...wish, do: 'change', bid: own, isSame };
}

export interface CancelFacts {
  now: Date;
  status: number;
  deadlines: Deadlines | null;
  cancellingClosesMinutes: number | null;
  isStock: boolean;
  /** The lot has ended. A stock car that is ordered is not on offer: its order waits for staff. */
  isOver: boolean;
  /** Staff who set statuses are not bound by the deadline. */
  isBound: boolean;
}

export type CancelRefusal = { refuse: 'STATE_CHANGED' } | { refuse: 'CANCEL_CLOSED'; cancelDeadlineHour: number };

/** R52: a bid is taken back while it waits, before its cancel deadline. */
export function decideCancel(facts: CancelFacts): CancelRefusal | { do: 'cancel'; status: number } {
  const { now, status, deadlines, isStock, isOver, isBound } = facts;
  if (!isWaiting(status)) return { refuse: 'STATE_CHANGED' };
  const isLate = (isOver && !isStock) || (deadlines !== null && now >= deadlines.cancelling);
  if (isBound && isLate) {
    return { refuse: 'CANCEL_CLOSED', cancelDeadlineHour: hoursOf(facts.cancellingClosesMinutes ?? 0) };
  }
  return { do: 'cancel', status: bidStatusCodes.cancelled };
}
