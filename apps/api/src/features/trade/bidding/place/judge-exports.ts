import type { BidBody } from '@seri/contract/trade/bidding.schema';
import { maxPriceOf } from '@seri/domain/bids/bid-amount';
import type { BidAcceptance } from '@seri/domain/bids/bid-decision';
import { isStaff } from '@seri/domain/people/staff-rights';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';
import { assertFaultless } from '../../../../platform/http/validation.ts';
import type { LockedLot } from '../../../stock/lots/lot-for-bid.command.ts';
import {
  allowed,
  assertMayBeExported,
  type ExportQuestion,
  judgeBids,
  type Judgement,
} from '../../eligibility/eligibility.query.ts';
import { readTerritories } from '../../eligibility/places.query.ts';
import type { LockedBid } from '../locked-bid.ts';
import type { AccountFacts } from './bid-facts.read.ts';
import type { Bidder } from './bidder.store.ts';
import type { BidRequest } from './decide-bids.ts';

interface JudgedState {
  lots: ReadonlyMap<number, LockedLot>;
  facts: ReadonlyMap<number, AccountFacts>;
  bidders: ReadonlyMap<number, Pick<Bidder, 'roleId' | 'destination'>>;
}

/**
 * R96: the verdicts on the cars that would go somewhere: to the destination that is sent, else to that of the open bid,
 * else to where the client's cars go. Whoever is no staff gets out of no ban by naming another place: its car may go to
 * both. `null` is a destination that does not exist.
 */
export async function judgeRequests(
  tx: Tx,
  requests: readonly BidRequest[],
  state: JudgedState,
): Promise<ReadonlyMap<BidRequest, Judgement | null>> {
  const bound = requests.flatMap((request) => {
    const destinations = destinationsOf(request, state);
    return destinations.length > 0 ? [{ request, destinations }] : [];
  });
  const territories = await readTerritories(
    tx,
    bound.flatMap(({ destinations }) => destinations),
  );
  const known = bound.flatMap(({ request, destinations }) => {
    const places = destinations.flatMap((code) => territories.get(code) ?? []);
    return places.length === destinations.length ? [{ request, question: questionOf(request, state, places) }] : [];
  });
  const judged = await judgeBids(
    tx,
    known.map(({ question }) => question),
  );
  return new Map([
    ...bound.map(({ request }) => [request, null] as const),
    ...known.map(({ request }, index) => [request, judged[index] as Judgement] as const),
  ]);
}

function destinationsOf({ actor, clientId, body }: BidRequest, { facts, bidders }: JudgedState): string[] {
  const ofOpenBid = facts.get(clientId)?.lots.get(body.carId)?.destination;
  const ofClient = ofOpenBid ?? bidders.get(clientId)?.destination;
  const named = body.destination;
  const all = named && isStaff(actor) ? [named] : [named, ofClient];
  return [...new Set(all.flatMap((code) => code ?? []))];
}

function questionOf({ clientId, body }: BidRequest, state: JudgedState, territories: string[]): ExportQuestion {
  const lot = state.lots.get(body.carId) as LockedLot;
  const { now, open } = state.facts.get(clientId) as AccountFacts;
  const bidder = { id: clientId, roleId: state.bidders.get(clientId)?.roleId ?? 0 };
  const adjustment = open.bids.find(({ lotId }) => lotId === lot.id)?.adjustment ?? 0;
  const amount = lot.kind === 'stock' ? (lot.startPrice ?? 0) : body.amount;
  return carQuestion(lot, bidder, { price: maxPriceOf({ amount, adjustment }), territories, now });
}

function carQuestion(
  lot: LockedLot,
  { id: accountId, roleId }: Pick<Bidder, 'id' | 'roleId'>,
  { price, territories, now }: { price: number; territories: string[]; now: Date },
): ExportQuestion {
  const day = lot.kind === 'stock' ? japanDay(now) : lot.day;
  return { lotId: lot.id, heldOn: lot.day, day, accountId, roleId, price, territories };
}

/** R96: a bid that is lowered, or stays as it is, takes nothing to where it may not go. */
export function assertMayGo(judgement: Judgement | null | undefined, decision: BidAcceptance, body: BidBody): void {
  if (judgement === null) assertFaultless({ destination: { problem: 'choice' } });
  const isMore = decision.do === 'place' || decision.amount > decision.bid.amount || body.destination !== undefined;
  if (judgement && isMore) assertMayBeExported(judgement);
}

/** R96: of a bid that staff raise, or that an undo brings back, at the most that it may cost. */
export async function judgeBidAt(tx: Tx, { bid, bidder, lot, now }: LockedBid, price: number): Promise<Judgement> {
  const destination = bid.destination_code ?? bidder.destination;
  if (!destination) return allowed;
  const territories = [...(await readTerritories(tx, [destination])).values()];
  const [judgement] = await judgeBids(tx, [carQuestion(lot, bidder, { price, territories, now })]);
  return judgement ?? allowed;
}
