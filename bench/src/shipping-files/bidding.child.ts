import { once } from 'node:events';
import { bidOf } from '../../../apps/api/src/features/trade/bidding/bidding.steps.ts';
import { BidBatches } from '../../../apps/api/src/features/trade/bidding/place/bid-batches.ts';
import { openDatabase } from '../../../apps/api/src/platform/database/database.ts';
import { actingOf } from '../../../apps/api/src/platform/http/acting.ts';
import { actorOf } from '../../../apps/api/src/testkit/actor-of.ts';
import { newAccount, newLot } from '../../../apps/api/src/testkit/factories.ts';
import { silentLog } from '../../../apps/api/src/testkit/silent-log.ts';
import { addDays, japanDay } from '../../../packages/domain/src/time/japan-time.ts';

export interface BidsToPlace {
  databaseUrl: string;
  perSecond: number;
}

/** How many bids were placed, and the milliseconds of each. */
export interface BidsPlaced {
  tookEach: number[];
  refused: number;
}

const [someBidders, someLots] = [40, 40];
const [startPrice, step] = [500_000, 5_000];
const stopped = new AbortController();

process.on('message', (message: BidsToPlace | 'stop') => {
  if (message === 'stop') stopped.abort();
  else void placeBids(message).then((placed) => process.send?.(placed));
});

/** Places bids at this pace until it is stopped, as an API does. It says first that it begins. */
async function placeBids({ databaseUrl, perSecond }: BidsToPlace): Promise<BidsPlaced> {
  const database = openDatabase(databaseUrl, silentLog);
  const { db } = database;
  const day = addDays(japanDay(new Date()), 2);
  const credit = { creditLimit: 1_000_000_000_000, dailyBidLimit: 1_000_000 };
  const bidders = await each(someBidders, () => newAccount(db, credit));
  const lots = await each(someLots, () => newLot(db, { day, startPrice }));
  const batches = new BidBatches(db);
  const placed: BidsPlaced = { tookEach: [], refused: 0 };
  const running: Promise<void>[] = [];
  const pace = setInterval(() => running.push(placeOne(running.length)), 1_000 / perSecond);
  process.send?.('begins');
  await once(stopped.signal, 'abort');
  clearInterval(pace);
  await Promise.all(running);
  await database.close();
  return placed;

  async function placeOne(turn: number): Promise<void> {
    const accountId = bidders[turn % someBidders] ?? 0;
    const acting = actingOf(db, actorOf(accountId), undefined, undefined);
    const body = bidOf(lots[turn % someLots] ?? 0, startPrice + step * turn);
    const start = performance.now();
    await batches.place(acting, body, accountId).then(
      () => placed.tookEach.push(performance.now() - start),
      () => (placed.refused += 1),
    );
  }
}

async function each<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  while (made.length < count) made.push(await make());
  return made;
}
