import type { PlacedBid } from '@seri/contract/trade/bidding.schema';
import type { Tx } from '../../../../platform/database/database.ts';
import { keyOwner } from '../../../../platform/http/acting.ts';
import { firstAnswerTo, type OwnedKey, readFirstAnswers } from '../../../../platform/http/answer-once.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { lockLotsForBids } from '../../../stock/lots/lot-for-bid.command.ts';
import type { BidRow } from '../bid.store.ts';
import { readFacts } from './bid-facts.read.ts';
import { type AccountRights, type Bidder, type LockedBidders, lockKeysAndBidders } from './bidder.store.ts';
import { judgeRequests } from './judge-exports.ts';
import { type BidRequest, decideBids } from './decide-bids.ts';
import { prepareBids, writeBids } from './write-bids.ts';

export type BidOutcome = PlacedBid | Refusal;

/**
 * R50: places bids, changes open ones, or orders stock cars. It locks all accounts, sessions and lots, reads the facts
 * and the database's time, and decides the requests in their order, each on the result of those before it. The number
 * of statements does not depend on the number of requests. A refused request writes nothing; an error must roll back
 * all.
 */
export async function placeBids(tx: Tx, requests: readonly BidRequest[], lockTimeout?: number): Promise<BidOutcome[]> {
  const locked = await lockKeysAndBidders(tx, {
    accountIds: [...new Set(requests.map(({ clientId }) => clientId))],
    lotIds: [...new Set(requests.map(({ body }) => body.carId))],
    keys: requests.flatMap((request) => keyOf(request) ?? []),
    lockTimeout,
  });
  const outcomes = await readRepeatedAnswers(tx, requests, locked);
  const newRequests = requests.filter((request) => !outcomes.has(request));
  for (const [request, outcome] of await placeNew(tx, newRequests, locked)) outcomes.set(request, outcome);
  return requests.map((request) => outcomes.get(request) as BidOutcome);
}

function keyOf({ actor, once }: BidRequest): OwnedKey | undefined {
  return once && { owner: keyOwner(actor), ...once };
}

/** Finds the first answers of requests whose idempotency key was used before, like `answerOnce`. */
async function readRepeatedAnswers(
  tx: Tx,
  requests: readonly BidRequest[],
  { takenKeys }: LockedBidders,
): Promise<Map<BidRequest, BidOutcome>> {
  const fresh = new Set(takenKeys.map(keyId));
  const repeated = requests.flatMap((request) => {
    const key = keyOf(request);
    return key && !fresh.has(keyId(key)) ? [{ request, key }] : [];
  });
  if (repeated.length === 0) return new Map();
  const rows = await readFirstAnswers(
    tx,
    repeated.map(({ key }) => key),
  );
  const first = new Map(rows.map((row) => [keyId(row), row]));
  return new Map(
    repeated.map(({ request, key }) => [request, firstAnswerTo(key, first.get(keyId(key))) as BidOutcome]),
  );
}

const keyId = ({ owner, key }: Pick<OwnedKey, 'owner' | 'key'>) => `${owner} ${key}`;

async function placeNew(
  tx: Tx,
  requests: readonly BidRequest[],
  { days, bidders, lotsWithBiddersLock }: LockedBidders,
): Promise<Map<BidRequest, BidOutcome>> {
  const lots = await lockLotsForBids(tx, days);
  const existing = requests.filter(({ clientId, body }) => bidders.has(clientId) && lots.has(body.carId));
  const rightsOf = [...new Set(requests.flatMap(({ actor, clientId }) => [actor.accountId, clientId]))];
  const { facts, rights } = await readFacts(tx, { pairs: existing.map(accountAndLotOf), rightsOf, drawsIds: true });
  const verdicts = await judgeRequests(tx, existing, { lots, facts, bidders });
  const current = biddersWithCurrentRights(bidders, rights);
  const state = { lots, facts, lotsWithBiddersLock, rights, verdicts, bidders: current };
  const { accepted, refused } = decideBids(requests, state);
  const writes = await prepareBids(tx, accepted);
  const outcomes = new Map<BidRequest, BidOutcome>([
    ...refused,
    ...writes.map(({ accepted: { request }, bid }) => [request, placedBidOf(bid)] as const),
  ]);
  const keys = [...outcomes].flatMap(([request, outcome]) => {
    const key = keyOf(request);
    return key ? [{ ...key, ...(!(outcome instanceof Refusal) && { answer: outcome }) }] : [];
  });
  if (writes.length > 0 || keys.length > 0) await writeBids(tx, writes, keys);
  return outcomes;
}

/**
 * R2: rights may change while the lots are waited for, and the lock of an account does not cover the flags of its role.
 */
function biddersWithCurrentRights(
  bidders: LockedBidders['bidders'],
  rights: ReadonlyMap<number, AccountRights>,
): ReadonlyMap<number, Bidder> {
  return new Map([...bidders].map(([id, bidder]) => [id, { ...bidder, ...rights.get(id) }]));
}

const accountAndLotOf = ({ clientId, body }: BidRequest) => ({ accountId: clientId, lotId: body.carId });

const placedBidOf = (bid: BidRow): PlacedBid => ({
  bidAmount: bid.amount,
  bidDate: bid.placed_at.toISOString(),
  bidId: bid.id,
  bidStatus: bid.status,
});
