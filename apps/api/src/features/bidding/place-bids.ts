import type { PlacedBid } from '@seri/contract/bidding.schema';
import type { Tx } from '../../platform/database/database.ts';
import { keyOwner } from '../../platform/http/acting.ts';
import { type FirstAnswer, type OwnedKey, readFirstAnswers } from '../../platform/http/answer-each-once.ts';
import { Refusal, refusal } from '../../platform/http/refusal.ts';
import { lockLotsForBids } from '../lots/lot-for-bid.command.ts';
import type { BidRow } from './bid.store.ts';
import { readFacts } from './bid-facts.read.ts';
import { type LockedBidders, lockBidders } from './bidder.store.ts';
import { type BidWish, decideBids } from './decide-bids.ts';
import { prepareBids, writeBids } from './write-bids.ts';

/** What a wish comes to: its bid, or why not. */
export type Outcome = PlacedBid | Refusal;

/**
 * R50: places bids, changes open ones, or orders stock cars; each decided on what stands under the locks of all accounts,
 * sessions and lots, at the time that the database has then, and on what those before it leave. However many they are,
 * it is the same few statements. A refused one leaves nothing; whatever is thrown is to leave nothing of any.
 */
export async function placeBids(tx: Tx, wishes: readonly BidWish[], patience?: number): Promise<Outcome[]> {
  const locked = await lockBidders(tx, {
    accountIds: [...new Set(wishes.map(({ clientId }) => clientId))],
    actorIds: [...new Set(wishes.filter(isForAnother).map(({ actor }) => actor.accountId))],
    lotIds: [...new Set(wishes.map(({ body }) => body.carId))],
    keys: wishes.flatMap((wish) => keyOf(wish) ?? []),
    patience,
  });
  const answered = await answersOf(tx, wishes, locked);
  const asked = wishes.filter((wish) => !answered.has(wish));
  for (const [wish, outcome] of await place(tx, asked, locked)) answered.set(wish, outcome);
  return wishes.map((wish) => answered.get(wish) as Outcome);
}

const isForAnother = ({ actor, clientId }: BidWish) => actor.accountId !== clientId;

function keyOf({ actor, once }: BidWish): OwnedKey | undefined {
  return once && { owner: keyOwner(actor), ...once };
}

/** Of those whose key was there before: the first answer, as `answerOnce` gives it. */
async function answersOf(tx: Tx, wishes: readonly BidWish[], { taken }: LockedBidders): Promise<Map<BidWish, Outcome>> {
  const fresh = new Set(taken.map(nameOf));
  const former = wishes.flatMap((wish) => {
    const key = keyOf(wish);
    return key && !fresh.has(nameOf(key)) ? [{ wish, key }] : [];
  });
  if (former.length === 0) return new Map();
  const rows = await readFirstAnswers(
    tx,
    former.map(({ key }) => key),
  );
  const first = new Map(rows.map((row) => [nameOf(row), row]));
  return new Map(former.map(({ wish, key }) => [wish, firstAnswer(key, first.get(nameOf(key)))]));
}

const nameOf = ({ owner, key }: Pick<OwnedKey, 'owner' | 'key'>) => `${owner} ${key}`;

function firstAnswer({ requestHash }: OwnedKey, first: FirstAnswer | undefined): Outcome {
  if (!first) throw new Error('A key could not be taken, and is nobody’s.');
  return first.request_hash === requestHash ? (first.answer as PlacedBid) : refusal('KEY_REUSED');
}

async function place(
  tx: Tx,
  wishes: readonly BidWish[],
  { days, ...locked }: LockedBidders,
): Promise<Map<BidWish, Outcome>> {
  const lots = await lockLotsForBids(tx, days);
  const known = wishes.filter(({ clientId, body }) => locked.bidders.has(clientId) && lots.has(body.carId));
  const facts = await readFacts(tx, known.map(pairOf), true);
  const { placings, refused } = decideBids(wishes, { ...locked, lots, facts });
  const written = await prepareBids(tx, placings);
  const outcomes = new Map<BidWish, Outcome>([
    ...refused,
    ...written.map(({ placing: { wish }, bid }) => [wish, answerOf(bid)] as const),
  ]);
  const keys = [...outcomes].flatMap(([wish, outcome]) => {
    const key = keyOf(wish);
    return key ? [{ ...key, ...(!(outcome instanceof Refusal) && { answer: outcome }) }] : [];
  });
  if (written.length > 0 || keys.length > 0) await writeBids(tx, written, keys);
  return outcomes;
}

const pairOf = ({ clientId, body }: BidWish) => ({ accountId: clientId, lotId: body.carId });

const answerOf = (bid: BidRow): PlacedBid => ({
  bidAmount: bid.amount,
  bidDate: bid.placed_at.toISOString(),
  bidId: bid.id,
  bidStatus: bid.status,
});
