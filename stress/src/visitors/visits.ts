import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@seri/drawings/random';
import type { Promises } from './promises.ts';
import type { FinalAnswer, PatientVisitor } from './visitor.ts';

export interface WantedLot {
  id: number;
  least: number;
  step: number;
}

/** The lots that a bidder chooses from, with its bids by the lot. */
export interface BiddingOn {
  lots: WantedLot[];
  bids: Map<number, number>;
}

export interface LongVisit {
  visitor: PatientVisitor;
  promises: Promises;
  /** Names its keys; no other visit of this database has it. */
  name: string;
  random: Random;
  /** Milliseconds between two changes, on the average. */
  pause: number;
  signal: AbortSignal;
}

/** A browser that is used all day asks for the password once; here every so many changes, for the mails of a sign-in. */
const changesPerSignIn = 60;

async function repeat(
  { visitor, name, random, pause, signal }: LongVisit,
  change: (key: string, turn: number) => Promise<void>,
) {
  for (let turn = 0; !signal.aborted; turn += 1) {
    if (turn % changesPerSignIn === 0) await visitor.signIn();
    await change(`${name}-${turn}`, turn);
    await wait(random.between(pause / 2, pause * 1.5));
  }
}

/** Bids higher and higher, each time with a comment that is the key; every seventh bid is withdrawn. */
export function keepBidding(visit: LongVisit, { lots, bids }: BiddingOn): Promise<void> {
  const { visitor, promises, random } = visit;
  return repeat(visit, async (key, turn) => {
    const lot = random.pick(lots);
    const amount = lot.least + lot.step * (turn + 1);
    const body = {
      carId: lot.id,
      amount,
      lotType: 'auction',
      bidType: 1,
      confirm: 1,
      bidGroup: null,
      comment: key,
    };
    const answer = await visitor.insist({ method: 'POST', path: '/bid/create', body, key });
    const { bidId } = answer.body as { bidId?: number };
    if (!isKept(answer) || bidId === undefined) {
      promises.refused.push(key);
      return;
    }
    promises.kept.push({ kind: 'bid', key });
    bids.set(lot.id, bidId);
    if (turn % 7 !== 6) return;
    bids.delete(lot.id);
    const cancel = { bidId, status: 4 };
    await visitor.insist({ method: 'PUT', path: '/bid/update-bid-status', body: cancel, key: `${key}-x` });
  });
}

/** Writes about the bids of a client, as the client or as staff. */
export function keepWriting(visit: LongVisit, bids: ReadonlyMap<number, number>): Promise<void> {
  const { visitor, promises, random } = visit;
  return repeat(visit, async (key) => {
    if (bids.size === 0) return;
    const bidId = random.pick([...bids.values()].slice(-5));
    const body = { bidId, comment: key };
    const answer = await visitor.insist({ method: 'POST', path: '/bid/save-chat', body, key });
    if (isKept(answer)) promises.kept.push({ kind: 'message', key });
    else promises.refused.push(key);
  });
}

/** Books money, and takes it back; every tenth time a bid is set to won. */
export function keepPaying(visit: LongVisit, client: number, bidding: BiddingOn): Promise<void> {
  const { visitor, promises, random } = visit;
  return repeat(visit, async (key, turn) => {
    if (turn % 10 === 9) {
      await win(visit, key, bidding);
      return;
    }
    const sum = random.integer(1, 100_000);
    const [path, amount] = turn % 3 === 2 ? ['/user/correction', -sum] : ['/user/remittance', sum];
    const body = { id: client, amount, description: key, reason: 'Booked under stress' };
    const answer = await visitor.insist({ method: 'POST', path, body, key });
    if (isKept(answer)) promises.kept.push({ kind: 'payment', key, amount });
    else promises.refused.push(key);
  });
}

/** A lot that is won takes no more bids, and a bidder without others would never seem to be served again. */
const leastLots = 20;

async function win({ visitor, promises }: LongVisit, key: string, { lots, bids }: BiddingOn): Promise<void> {
  const [first] = bids;
  if (!first || lots.length <= leastLots) return;
  const [lot, bidId] = first;
  bids.delete(lot);
  const place = lots.findIndex(({ id }) => id === lot);
  // A bid that was under way when its lot was won is remembered although nobody chooses that lot any more.
  if (place < 0) return;
  lots.splice(place, 1);
  const body = { bidId, status: 6, confirmed: true };
  const answer = await visitor.insist({ method: 'PUT', path: '/bid/update-bid-status', body, key });
  if (isKept(answer)) promises.kept.push({ kind: 'win', key, bidId });
}

const isKept = ({ status }: FinalAnswer) => status === 200;
