import { assertFaultless } from '../../../../platform/http/validation.ts';
import { japanDay } from '@seri/domain/time/japan-time';
import type { Tx } from '../../../../platform/database/database.ts';
import type { LockedLot } from '../../../stock/lots/lot-for-bid.command.ts';
import {
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
 * else to where the client's cars go. `null` is a destination that does not exist.
 */
export async function judgeRequests(
  tx: Tx,
  requests: readonly BidRequest[],
  state: JudgedState,
): Promise<ReadonlyMap<BidRequest, Judgement | null>> {
  const bound = requests.flatMap((request) => {
    const destination = destinationOf(request, state);
    return destination ? [{ request, destination }] : [];
  });
  const territories = await readTerritories(
    tx,
    bound.map(({ destination }) => destination),
  );
  const known = bound.flatMap(({ request, destination }) => {
    const territory = territories.get(destination);
    return territory ? [{ request, question: questionOf(request, state, territory) }] : [];
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

function destinationOf({ clientId, body }: BidRequest, { facts, bidders }: JudgedState): string | null | undefined {
  const ofOpenBid = facts.get(clientId)?.lots.get(body.carId)?.destination;
  return body.destination ?? ofOpenBid ?? bidders.get(clientId)?.destination;
}

function questionOf({ clientId, body }: BidRequest, state: JudgedState, territory: string): ExportQuestion {
  const lot = state.lots.get(body.carId) as LockedLot;
  const { now } = state.facts.get(clientId) as AccountFacts;
  const bidder = { id: clientId, roleId: state.bidders.get(clientId)?.roleId ?? 0 };
  return carQuestion(lot, bidder, {
    price: lot.kind === 'stock' ? (lot.startPrice ?? 0) : body.amount,
    territory,
    now,
  });
}

function carQuestion(
  lot: LockedLot,
  { id: accountId, roleId }: Pick<Bidder, 'id' | 'roleId'>,
  { price, territory, now }: { price: number; territory: string; now: Date },
): ExportQuestion {
  const day = lot.kind === 'stock' ? japanDay(now) : lot.day;
  return { lotId: lot.id, heldOn: lot.day, day, accountId, roleId, price, territory };
}

/** R96: the stop, for everybody. */
export function assertMayGo(judgement: Judgement | null | undefined): void {
  if (judgement === null) assertFaultless({ destination: { problem: 'choice' } });
  if (judgement) assertMayBeExported(judgement);
}

/** R96: of an edit by staff, which changes the price of a bid but not where its car goes. */
export async function assertStillExportable(
  tx: Tx,
  { bid, bidder, lot, now }: LockedBid,
  price: number,
): Promise<void> {
  const destination = bid.destination_code ?? bidder.destination;
  if (!destination) return;
  const territory = (await readTerritories(tx, [destination])).get(destination) ?? '';
  const [judgement] = await judgeBids(tx, [carQuestion(lot, bidder, { price, territory, now })]);
  assertMayGo(judgement);
}
