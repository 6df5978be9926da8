import type { PlacedBid } from '@seri/contract/trade/bidding.schema';
import type { Tx } from '../../../../platform/database/database.ts';
import { keyOwner } from '../../../../platform/http/acting.ts';
import { firstAnswerTo, type OwnedKey, readFirstAnswers } from '../../../../platform/http/answer-once.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { lockLotsForBids } from '../../../stock/lots/lot-for-bid.command.ts';
import type { BidRow } from '../bid.store.ts';
import { readFacts } from './bid-facts.read.ts';
import { type Bidder, type LockedBidders, lockKeysAndBidders, type Standing } from './bidder.store.ts';
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
  const locked = await lockKeysAndBidders(tx, {
    accountIds: [...new Set(wishes.map(({ clientId }) => clientId))],
    lotIds: [...new Set(wishes.map(({ body }) => body.carId))],
    keys: wishes.flatMap((wish) => keyOf(wish) ?? []),
    patience,
  });
  const answered = await answersOf(tx, wishes, locked);
  const asked = wishes.filter((wish) => !answered.has(wish));
  for (const [wish, outcome] of await place(tx, asked, locked)) answered.set(wish, outcome);
  return wishes.map((wish) => answered.get(wish) as Outcome);
}

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
  return new Map(former.map(({ wish, key }) => [wish, firstAnswerTo(key, first.get(nameOf(key))) as Outcome]));
}

const nameOf = ({ owner, key }: Pick<OwnedKey, 'owner' | 'key'>) => `${owner} ${key}`;

async function place(
  tx: Tx,
  wishes: readonly BidWish[],
  { days, bidders, alone }: LockedBidders,
): Promise<Map<BidWish, Outcome>> {
  const lots = await lockLotsForBids(tx, days);
  const known = wishes.filter(({ clientId, body }) => bidders.has(clientId) && lots.has(body.carId));
  const standingIds = [...new Set(wishes.flatMap(({ actor, clientId }) => [actor.accountId, clientId]))];
  const { facts, standings } = await readFacts(tx, { pairs: known.map(pairOf), standingIds, isDrawing: true });
  const ground = { lots, facts, alone, standings, bidders: asTheyStand(bidders, standings) };
  const { placings, refused } = decideBids(wishes, ground);
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

/** R2: the lots may have been waited for, and the flags of a role are not held by the lock of an account. */
function asTheyStand(
  bidders: LockedBidders['bidders'],
  standings: ReadonlyMap<number, Standing>,
): ReadonlyMap<number, Bidder> {
  return new Map([...bidders].map(([id, bidder]) => [id, { ...bidder, ...standings.get(id) }]));
}

const pairOf = ({ clientId, body }: BidWish) => ({ accountId: clientId, lotId: body.carId });

const answerOf = (bid: BidRow): PlacedBid => ({
  bidAmount: bid.amount,
  bidDate: bid.placed_at.toISOString(),
  bidId: bid.id,
  bidStatus: bid.status,
});
