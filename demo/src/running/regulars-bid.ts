import { cancelBid } from '@seri/api/features/trade/bidding/desk/cancel-bid';
import { placeBid } from '@seri/api/features/trade/bidding/place/place-bid';
import type { Actor } from '@seri/api/platform/actor';
import type { Db } from '@seri/api/platform/database/database';
import { actingOf } from '@seri/api/platform/http/acting';
import { Refusal } from '@seri/api/platform/http/refusal';
import { bidStatusCodes, isWaiting } from '@seri/domain/bids/bid-statuses';
import { bidTypes } from '@seri/domain/bids/bid-types';
import { languageOf } from '@seri/domain/common/languages';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import type { Demo } from '../demo.ts';
import { fractionOf } from '@seri/drawings/random';
import { regularComments } from '../regular-words.data.ts';
import { demoRegulars } from '../regulars.data.ts';
import { type Wish, wishesOf } from './bid-wishes.ts';
import { bidKey, type BiddableLot, readComingLots, readLastBids, type LastBid } from './coming-lots.read.ts';
import { readDemoActors } from './demo-actors.ts';

const emails = demoRegulars.map(({ email }) => email);
const types = Object.values(bidTypes);

interface Move {
  actor: Actor;
  lot: BiddableLot;
  bid: LastBid | undefined;
  amount: number | null;
}

/** Wishes that were refused; they are not tried again. */
export type RefusedWishes = Set<string>;

/**
 * Carries out at most one due wish: places, raises or takes back a bid by the rules that hold for everybody. One bid
 * a tick keeps visitors from being outbid in bursts. Comparing wishes with existing bids keeps it idempotent.
 */
export async function letRegularBid({ seed, clock }: Demo, db: Db, refused: RefusedWishes): Promise<void> {
  const now = clock.now();
  const actors = await readDemoActors(db, emails);
  const lots = actors.length === 0 ? [] : await readComingLots(db, now);
  if (lots.length === 0) return;
  const accountIds = actors.map(({ accountId }) => accountId);
  const standing = await readLastBids(db, lots, accountIds);
  for (const lot of lots) {
    for (const { regular, amount } of wishesOf(seed, lot, actors.length, now)) {
      const actor = actors[regular];
      const key = bidKey(lot.id, actor?.accountId ?? 0);
      const bid = standing.get(key);
      if (!actor || refused.has(key) || !isDue(bid, amount)) continue;
      if (await tryMove(db, { actor, lot, bid, amount })) return;
      refused.add(key);
    }
  }
}

/** A bid that staff or the portal ended stays ended. */
function isDue(bid: LastBid | undefined, amount: Wish['amount']): boolean {
  if (!bid) return amount !== null;
  return isWaiting(bid.status) && (amount === null || amount > bid.amount);
}

async function tryMove(db: Db, { actor, lot, bid, amount }: Move): Promise<boolean> {
  const acting = actingOf(db, actor, undefined, undefined);
  try {
    if (amount === null) await cancelBid(acting, { bidId: bid?.id ?? 0, status: bidStatusCodes.cancelled });
    else await placeBid(acting, wishBody(lot, actor, amount, !bid), actor.accountId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** One bid in eight comes with a comment. */
const oneIn = 8;

function commentOn(name: string, { accountId, languageId }: Actor): string | undefined {
  const words = regularComments[languageOf(languageId) ?? 'en'];
  return words[Math.floor(oneIn * words.length * fractionOf(name, accountId, 'comment'))];
}

function wishBody({ id, kind, name }: BiddableLot, actor: Actor, amount: number, isNew: boolean) {
  const { accountId } = actor;
  const comment = isNew ? commentOn(name, actor) : undefined;
  const bidType = types[Math.floor(types.length * fractionOf(name, accountId) ** 2)] ?? bidTypes.whole;
  return { carId: id, lotType: lotTypes[kind], amount, bidGroup: null, bidType, confirm: 1, comment } as const;
}
