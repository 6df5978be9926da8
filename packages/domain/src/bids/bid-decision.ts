import { type AmountRules, amountFault } from './bid-amount.ts';
import { candidateOf, creditFor, isCovered } from './bid-credit.ts';
import { type GroupRooms, isGroupFull } from './bid-groups.ts';
import { bidStatusCodes, isWaiting } from './bid-statuses.ts';
import type { ExposedBid } from '../money/exposure.ts';
import { type Faults, type FieldFault, hasFaults } from '../common/field-fault.ts';
import { type Deadlines, hoursOf } from '../lots/lot-clock.ts';

/** An open bid of the client, as the rules see it. */
export interface OpenBid extends ExposedBid {
  bidId: number;
  lotId: number;
  status: number;
  bidType: number | null;
}

/** R93: a purchase that should have been paid by now. */
export interface OverduePurchase {
  purchaseId: number;
  open: number;
  dueOn: string;
}

/** The input of a decision, read under the locks of account, session and lot. */
export interface BidFacts {
  /** The database's clock, read after the locks. */
  now: Date;
  lot: AmountRules & {
    lotId: number;
    isStock: boolean;
    /** The lot has ended or is won, or its day is over. A stock car is over once it is reserved or sold. */
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
    /** R93: purchases that are late by more than the company allows; none if it allows it. */
    overdue: readonly OverduePurchase[];
    /** Bids created on this day in Japan. */
    createdToday: number;
    openBids: readonly OpenBid[];
    rooms: GroupRooms;
    /** The client bid on this lot before, and that bid has ended. */
    hasBidBefore: boolean;
  };
  /** The client, or staff who bid for the client. */
  actor: { bidDeadlineCheck: boolean; exportTypeShow: boolean; exportTypeOptional: boolean };
}

export interface BidTerms {
  amount: number;
  bidType: number | null;
  /** The key of a group in the lot's week, see `groupKey`. */
  group: string | null;
  /** Only staff set it; a missing one keeps the adjustment of the open bid. */
  adjustment?: number;
}

type ResolvedTerms = Required<BidTerms>;

type BidField = 'amount' | 'bidType' | 'bidGroup' | 'adjustmentPrice';

export type BidRefusal =
  | { refuse: 'FORBIDDEN' | 'AUCTION_FINISHED' | 'CAR_RESERVED' | 'BIDDING_CLOSED' | 'DAILY_LIMIT' | 'AMOUNT_LOWERED' }
  | { refuse: 'FIELDS'; faults: Faults<BidField> }
  | { refuse: 'PAYMENT_OVERDUE'; overdue: readonly OverduePurchase[] }
  | { refuse: 'CREDIT_EXCEEDED'; headroom: number };

export type BidAcceptance = ResolvedTerms &
  (
    | { do: 'place'; isRebid: boolean }
    /** The open bid gets these terms; `isSame` if it has them already. */
    | { do: 'change'; bid: OpenBid; isSame: boolean }
  );

export type BidDecision = BidRefusal | BidAcceptance;

/**
 * R50: accepts or refuses a bid or an order. The client's flags decide on credit and daily limit, the actor's on
 * deadlines and on the export type.
 */
export function decideBid(facts: BidFacts, terms: BidTerms): BidDecision {
  const own = facts.client.openBids.find(({ lotId }) => lotId === facts.lot.lotId);
  const resolved = resolveTerms(facts, own, terms);
  return (
    refusedByState(facts, own) ??
    refusedByForm(facts, own, resolved) ??
    refusedByLimit(facts, own, resolved) ??
    accept(facts, own, resolved)
  );
}

/**
 * R59: decides on an edit of an open bid by staff. They record an agreement, so neither the bidding deadline nor the
 * end of the lot binds them; the amount rules and the client's credit do.
 */
export function decideEdit(facts: BidFacts, own: OpenBid, terms: BidTerms): BidDecision {
  const resolved = resolveTerms(facts, own, terms);
  return refusedByForm(facts, own, resolved) ?? refusedByLimit(facts, own, resolved) ?? accept(facts, own, resolved);
}

/** An order keeps the price that the car had when it was placed. A type that the actor is not shown is dropped. */
function resolveTerms({ lot, actor }: BidFacts, own: OpenBid | undefined, terms: BidTerms): ResolvedTerms {
  const { amount, bidType, group, adjustment = own?.adjustment ?? 0 } = terms;
  if (lot.isStock) return { amount: own?.amount ?? lot.startPrice ?? 0, bidType: null, group: null, adjustment };
  return { amount, bidType: actor.exportTypeShow ? bidType : null, group, adjustment };
}

function refusedByState({ now, lot, client, actor }: BidFacts, own: OpenBid | undefined): BidRefusal | undefined {
  if (!client.biddingAllowed) return { refuse: 'FORBIDDEN' };
  // A repeated order of the same client is accepted as no change.
  if (lot.isStock && own && isWaiting(own.status)) return undefined;
  if (lot.isOver) return { refuse: lot.isStock ? 'CAR_RESERVED' : 'AUCTION_FINISHED' };
  const isLate = lot.deadlines !== null && now >= lot.deadlines.bidding;
  return isLate && actor.bidDeadlineCheck ? { refuse: 'BIDDING_CLOSED' } : undefined;
}

function refusedByForm(
  { lot, client, actor }: BidFacts,
  own: OpenBid | undefined,
  { amount, bidType, group, adjustment }: ResolvedTerms,
): BidRefusal | undefined {
  const amountProblem = amountProblemOf(lot, own, amount);
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

function amountProblemOf(lot: BidFacts['lot'], own: OpenBid | undefined, amount: number): FieldFault | undefined {
  if (lot.isStock) return amount > 0 ? undefined : { problem: 'invalid' };
  return amountFault(amount, lot, own?.amount);
}

function refusedByLimit(
  { now, lot, client }: BidFacts,
  own: OpenBid | undefined,
  terms: ResolvedTerms,
): BidRefusal | undefined {
  if (own && terms.amount < own.amount && lot.deadlines && now >= lot.deadlines.cancelling) {
    return { refuse: 'AMOUNT_LOWERED' };
  }
  const { dailyBidLimitCheck, dailyBidLimit, createdToday, overdue } = client;
  if (!own && overdue.length > 0) return { refuse: 'PAYMENT_OVERDUE', overdue };
  const isOverLimit = dailyBidLimitCheck && dailyBidLimit > 0 && createdToday >= dailyBidLimit;
  if (!own && isOverLimit) return { refuse: 'DAILY_LIMIT' };
  const credit = creditFor(client, candidateOf(now, lot, own, terms));
  if (!client.creditLimitCheck || isCovered(credit)) return undefined;
  return { refuse: 'CREDIT_EXCEEDED', headroom: credit.headroom };
}

function accept({ client }: BidFacts, own: OpenBid | undefined, terms: ResolvedTerms): BidAcceptance {
  if (!own) return { ...terms, do: 'place', isRebid: client.hasBidBefore };
  const { amount, bidType, group, adjustment } = terms;
  const isSame =
    own.amount === amount && own.bidType === bidType && own.group === group && own.adjustment === adjustment;
  return { ...terms, do: 'change', bid: own, isSame };
}

export interface CancelFacts {
  now: Date;
  status: number;
  deadlines: Deadlines | null;
  cancellingClosesMinutes: number | null;
  isStock: boolean;
  /** The lot has ended. Ignored for a stock car, whose order itself ended the offer. */
  isOver: boolean;
  /** The deadline binds the actor; it does not bind staff who set statuses. */
  isBound: boolean;
}

export type CancelRefusal = { refuse: 'STATE_CHANGED' } | { refuse: 'CANCEL_CLOSED'; cancelDeadlineHour: number };

/** R52: a bid can be cancelled while it waits, until its cancel deadline. */
export function decideCancel(facts: CancelFacts): CancelRefusal | { do: 'cancel'; status: number } {
  const { now, status, deadlines, isStock, isOver, isBound } = facts;
  if (!isWaiting(status)) return { refuse: 'STATE_CHANGED' };
  const isLate = (isOver && !isStock) || (deadlines !== null && now >= deadlines.cancelling);
  if (isBound && isLate) {
    return { refuse: 'CANCEL_CLOSED', cancelDeadlineHour: hoursOf(facts.cancellingClosesMinutes ?? 0) };
  }
  return { do: 'cancel', status: bidStatusCodes.cancelled };
}
