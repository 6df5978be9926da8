import { type AmountRules, amountFault } from './bid-amount.ts';
import { type GroupRooms, isGroupFull } from './bid-groups.ts';
import { bidStatusCodes, isWaiting } from './bid-statuses.ts';
import { bidAllowOf, exposureOf, type OpenBid } from './exposure.ts';
import { type Faults, hasFaults } from './field-fault.ts';
import { hour } from './japan-time.ts';
import type { Deadlines } from './lot-clock.ts';

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
}

export type BidRefusal =
  | { refuse: 'FORBIDDEN' | 'AUCTION_FINISHED' | 'CAR_RESERVED' | 'BIDDING_CLOSED' | 'DAILY_LIMIT' | 'AMOUNT_LOWERED' }
  | { refuse: 'FIELDS'; faults: Faults<'amount' | 'bidType' | 'bidGroup'> }
  | { refuse: 'CREDIT_EXCEEDED'; headroom: number };

export type BidChange = BidWish &
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

/** A stock car is ordered at its price, and stays so; a type that is not shown is not asked for. */
function wishOf({ lot, actor }: BidFacts, own: PlacedBid | undefined, { amount, bidType, group }: BidWish): BidWish {
  if (lot.isStock) return { amount: own?.amount ?? lot.startPrice ?? 0, bidType: null, group: null };
  return { amount, bidType: actor.exportTypeShow ? bidType : null, group };
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
  { amount, bidType, group }: BidWish,
): BidRefusal | undefined {
  if (lot.isStock) return amount > 0 ? undefined : { refuse: 'FIELDS', faults: { amount: { problem: 'invalid' } } };
  const fault = amountFault(amount, lot);
  const lacksType = actor.exportTypeShow && !actor.exportTypeOptional && bidType === null;
  const entersGroup = group !== null && group !== own?.group;
  const isFull = entersGroup && isGroupFull(client.openBids, client.rooms, group);
  const faults: Faults<'amount' | 'bidType' | 'bidGroup'> = {
    ...(fault && { amount: fault }),
    ...(lacksType && { bidType: { problem: 'required' } }),
    ...(isFull && { bidGroup: { problem: 'groupFull' } }),
  };
  return hasFaults(faults) ? { refuse: 'FIELDS', faults } : undefined;
}

function refusedByLimit(
  { now, lot, client }: BidFacts,
  own: PlacedBid | undefined,
  wish: BidWish,
): BidRefusal | undefined {
  if (own && wish.amount < own.amount && lot.deadlines && now >= lot.deadlines.cancelling) {
    return { refuse: 'AMOUNT_LOWERED' };
  }
  const { dailyBidLimitCheck, dailyBidLimit, createdToday } = client;
  const isOverLimit = dailyBidLimitCheck && dailyBidLimit > 0 && createdToday >= dailyBidLimit;
  if (!own && isOverLimit) return { refuse: 'DAILY_LIMIT' };
  const { needed, headroom } = creditFor(client, candidateOf(now, lot, own, wish));
  return client.creditLimitCheck && needed > 0 && needed > headroom
    ? { refuse: 'CREDIT_EXCEEDED', headroom }
    : undefined;
}

function changeOf({ client }: BidFacts, own: PlacedBid | undefined, wish: BidWish): BidChange {
  if (!own) return { ...wish, do: 'place', isRebid: client.hasBidBefore };
  const isSame = own.amount === wish.amount && own.bidType === wish.bidType && own.group === wish.group;
  return { ...wish, do: 'change', bid: own, isSame };
}

/** What a bid would be among the others; one on the same lot is replaced by it. */
export interface Candidate extends OpenBid {
  lotId: number;
}

export function candidateOf(
  now: Date,
  { lotId, deadlines }: Pick<BidFacts['lot'], 'lotId' | 'deadlines'>,
  own: Pick<OpenBid, 'adjustment'> | undefined,
  { amount, group }: Pick<BidWish, 'amount' | 'group'>,
): Candidate {
  const canWithdraw = deadlines === null || now < deadlines.cancelling;
  return { lotId, amount, adjustment: own?.adjustment ?? 0, group, canWithdraw };
}

export interface Purse {
  balance: number;
  creditLimit: number;
  openBids: readonly (OpenBid & { lotId: number })[];
  rooms: GroupRooms;
}

/** R25: what is free to bid now, and how much more a bid would hold: of a raise the difference alone. */
export function creditFor(
  { balance, creditLimit, openBids, rooms }: Purse,
  candidate: Candidate,
): { needed: number; headroom: number } {
  const exposure = exposureOf(openBids, rooms);
  const others = openBids.filter(({ lotId }) => lotId !== candidate.lotId);
  const needed = exposureOf([...others, candidate], rooms) - exposure;
  return { needed, headroom: bidAllowOf({ balance, creditLimit, exposure }) };
}

export interface CancelFacts {
  now: Date;
  status: number;
  deadlines: Deadlines | null;
  cancellingClosesMinutes: number | null;
  /** The lot of an auction has ended; a stock car waits for staff. */
  isOver: boolean;
  /** Staff who set statuses are not bound by the deadline. */
  isBound: boolean;
}

export type CancelRefusal = { refuse: 'STATE_CHANGED' } | { refuse: 'CANCEL_CLOSED'; cancelDeadlineHour: number };

/** R52: a bid is taken back while it waits, before its cancel deadline. */
export function decideCancel(facts: CancelFacts): CancelRefusal | { do: 'cancel'; status: number } {
  const { now, status, deadlines, isOver, isBound } = facts;
  if (!isWaiting(status)) return { refuse: 'STATE_CHANGED' };
  const isLate = isOver || (deadlines !== null && now >= deadlines.cancelling);
  if (isBound && isLate) {
    return { refuse: 'CANCEL_CLOSED', cancelDeadlineHour: (facts.cancellingClosesMinutes ?? 0) / (hour / 60_000) };
  }
  return { do: 'cancel', status: bidStatusCodes.cancelled };
}
