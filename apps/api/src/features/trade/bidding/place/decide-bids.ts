import type { BidBody } from '@seri/contract/trade/bidding.schema';
import { type BidAcceptance, type BidFacts, decideBid, type OpenBid } from '@seri/domain/bids/bid-decision';
import { groupKey } from '@seri/domain/bids/bid-groups';
import { bidStatusCodes, isWaiting } from '@seri/domain/bids/bid-statuses';
import { japanDay } from '@seri/domain/time/japan-time';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import { maySignIn } from '@seri/domain/people/roles';
import type { Actor } from '../../../../platform/actor.ts';
import type { Idempotency } from '../../../../platform/http/answer-once.ts';
import { Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import type { LockedLot } from '../../../stock/lots/lot-for-bid.command.ts';
import { type AccountFacts, type AccountLotFacts, bidFactsOf } from './bid-facts.read.ts';
import type { Judgement } from '../../eligibility/eligibility.query.ts';
import { assertMayGo } from './judge-exports.ts';
import type { AccountRights, Bidder } from './bidder.store.ts';
import type { OtherBidders } from '../tell/bidding.events.ts';
import { assertCanBidFor, assertCanSeeLot } from '../bidding.policy.ts';
import { refusalFrom } from '../refusal-from.ts';

/** A call that places a bid, from the client itself or from staff for the client. */
export interface BidRequest {
  actor: Actor;
  socketId: string | undefined;
  body: BidBody;
  clientId: number;
  once?: Idempotency | undefined;
}

/** All that was read under the locks of the accounts, sessions and lots of a batch. */
export interface LockedState {
  bidders: ReadonlyMap<number, Bidder>;
  /** Current role and flags of all actors and clients. */
  rights: ReadonlyMap<number, AccountRights>;
  lots: ReadonlyMap<number, LockedLot>;
  facts: ReadonlyMap<number, AccountFacts>;
  lotsWithBiddersLock: ReadonlySet<number>;
  /** R96: the verdicts on cars that would go somewhere. */
  verdicts: ReadonlyMap<BidRequest, Judgement | null>;
}

/** An accepted request with all that is needed to write it. `bidId` is the id that a new bid gets. */
export interface AcceptedRequest extends Pick<AccountLotFacts, 'bidId' | 'changeId'> {
  request: BidRequest;
  decision: BidAcceptance;
  bidder: Bidder;
  lot: LockedLot;
  now: Date;
  otherBidders: OtherBidders;
}

interface DecidedRequests {
  accepted: readonly AcceptedRequest[];
  refused: ReadonlyMap<BidRequest, Refusal>;
}

/**
 * Decides the requests in order of arrival. Each accepted one changes the facts for the requests after it: the open
 * bids of its account and the bidders of its lot. The caller passes at most one request per account and lot.
 */
export function decideBids(requests: readonly BidRequest[], state: LockedState): DecidedRequests {
  const facts = new Map(state.facts);
  const newBidders = new Map<number, number[]>();
  const accepted: AcceptedRequest[] = [];
  const refused = new Map<BidRequest, Refusal>();
  for (const request of requests) {
    try {
      const one = decideOne(request, { ...state, facts }, newBidders);
      applyTo(facts, newBidders, one);
      accepted.push(one);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(request, error);
    }
  }
  return { accepted, refused };
}

function decideOne(
  request: BidRequest,
  state: LockedState,
  newBidders: ReadonlyMap<number, readonly number[]>,
): AcceptedRequest {
  const { body, clientId } = request;
  const actor = actorWithCurrentRights(request.actor, state);
  const bidder = state.bidders.get(clientId);
  assertCanBidFor(actor, bidder);
  const [lot, account] = [state.lots.get(body.carId), state.facts.get(clientId)];
  const onLot = account?.lots.get(body.carId);
  if (!lot || !account || !onLot) throw refusal('NOT_FOUND');
  const facts = bidFactsOf({ actor, bidder, lot }, account);
  assertCanSeeLot(actor, lot, japanDay(facts.now));
  assertForm(body, lot);
  const decision = decide(facts, body, lot);
  assertMayGo(state.verdicts.get(request), decision, body);
  const accountIds = [...onLot.otherBidders, ...(newBidders.get(lot.id) ?? [])];
  const { bidId, changeId } = onLot;
  const otherBidders = { holdsBiddersLock: state.lotsWithBiddersLock.has(lot.id), accountIds };
  return { request, decision, bidder, lot, now: facts.now, bidId, changeId, otherBidders };
}

/** R2: the request may have waited for locks, so its actor's rights are those read after the locks. */
function actorWithCurrentRights(actor: Actor, { rights }: LockedState): Actor {
  const current = rights.get(actor.accountId);
  if (!current || !maySignIn(current.roleId)) throw refusal('NOT_SIGNED_IN');
  return { ...actor, roleId: current.roleId, permissions: current.permissions };
}

function assertForm({ lotType, confirm }: BidBody, lot: LockedLot): void {
  assertFaultless({
    ...(lotType !== lotTypes[lot.kind] && { lotType: { problem: 'choice' } }),
    ...(confirm !== 1 && { confirm: { problem: 'confirm' } }),
  });
}

function decide(facts: BidFacts, { amount, bidType, bidGroup }: BidBody, lot: LockedLot): BidAcceptance {
  const decision = decideBid(facts, { amount, bidType, group: bidGroup && groupKey(lot.day, bidGroup) });
  if ('refuse' in decision) throw refusalFrom(decision);
  return decision;
}

function applyTo(facts: Map<number, AccountFacts>, newBidders: Map<number, number[]>, accepted: AcceptedRequest): void {
  const { decision, bidder, lot } = accepted;
  const account = facts.get(bidder.id);
  if (!account) return;
  const bid = openBidAfter(accepted);
  const others = account.open.bids.filter(({ lotId }) => lotId !== lot.id);
  const isNew = decision.do === 'place';
  facts.set(bidder.id, {
    ...account,
    createdToday: account.createdToday + (isNew ? 1 : 0),
    open: { ...account.open, bids: [...others, bid] },
  });
  if (isNew) newBidders.set(lot.id, [...(newBidders.get(lot.id) ?? []), bidder.id]);
}

/** The open bid as it will be read once the request is written. */
function openBidAfter({ decision, lot, now, bidId, ...accepted }: AcceptedRequest): OpenBid {
  const { amount, adjustment, bidType, group } = decision;
  const status = decision.do === 'place' ? bidStatusCodes.new : statusAfterChange(decision.bid.status, accepted);
  const canWithdraw = isWaiting(status) && (lot.deadlines === null || now < lot.deadlines.cancelling);
  const id = decision.do === 'place' ? bidId : decision.bid.bidId;
  return { bidId: id, lotId: lot.id, status, amount, adjustment, bidType, group, canWithdraw };
}

/** A bid that the client changes is new again, so that staff look at it. */
export function statusAfterChange(
  status: number,
  { request, bidder }: Pick<AcceptedRequest, 'request' | 'bidder'>,
): number {
  return request.actor.accountId === bidder.id ? bidStatusCodes.new : status;
}
