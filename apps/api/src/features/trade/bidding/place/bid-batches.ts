import type { BidBody, PlacedBid } from '@seri/contract/trade/bidding.schema';
import type { Db } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { Turns } from '../../../../platform/turns.ts';
import { attemptBids, isLockTimeout, isStatementTimeout } from './attempt-bids.ts';
import { BidQueue, type QueuedRequest } from './bid-queue.ts';
import type { BidRequest } from './decide-bids.ts';
import { HeldLots } from './held-lots.ts';
import type { BidOutcome } from './place-bids.ts';

/** While one batch commits, the other one decides. */
const batchesAtOnce = 2;
/**
 * Lock timeouts in milliseconds, of a batch and of a request that is tried by itself. They are shorter than
 * `deadlock_timeout` on purpose: a transaction that deadlocks with a batch wins, and the batch retries.
 */
export const lockTimeouts = { batch: 250, single: 50 };
/** Beyond this many unanswered requests, or this many milliseconds before the start, the caller would have given up. */
const mostUnanswered = 1000;
const longestWait = 10_000;
const overloaded = () => refusal('OVERLOADED', { retryAfter: 5 });

/**
 * Decides bids in batches (ADR 0010). An idle instance starts each bid at once. While transactions are running, new
 * requests queue, and the next transaction decides them together in order of arrival. All are answered after the
 * commit.
 */
export class BidBatches {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #queue = new BidQueue();
  readonly #heldLots = new HeldLots();
  readonly #shortWaits = new Turns(1);
  #runningBatches = 0;
  #unanswered = 0;

  constructor(db: Db, now = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  async place({ actor, socketId, once }: Acting, body: BidBody, clientId: number): Promise<PlacedBid> {
    if (this.#unanswered >= mostUnanswered) throw overloaded();
    this.#unanswered += 1;
    try {
      const outcome = await this.#enqueue({ actor, socketId, once, body, clientId });
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    } finally {
      this.#unanswered -= 1;
    }
  }

  #enqueue(request: BidRequest): Promise<BidOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.add({ request, queuedAt: this.#now(), resolve, reject });
      this.#start();
    });
  }

  #start(): void {
    while (this.#runningBatches < batchesAtOnce) {
      const { batch, singles } = this.#queue.take((lotId) => this.#heldLots.has(lotId));
      for (const single of singles) void this.#placeOneByOne([single]);
      if (batch.length === 0) return;
      void this.#runBatch(batch);
    }
  }

  /** If the transaction fails, each request is tried again by itself. */
  async #runBatch(batch: readonly QueuedRequest[]): Promise<void> {
    this.#runningBatches += 1;
    const error = await this.#attempt(batch, lockTimeouts.batch);
    this.#runningBatches -= 1;
    this.#release(error ? [] : batch);
    if (!error) return;
    const byClient = Map.groupBy(batch, ({ request }) => request.clientId);
    for (const requestsOfClient of byClient.values()) void this.#placeOneByOne(requestsOfClient);
  }

  /**
   * Places requests of one client outside the batches, one after another. A request for a lot that another transaction
   * holds waits for it.
   */
  async #placeOneByOne(requestsOfClient: readonly QueuedRequest[]): Promise<void> {
    for (const queued of requestsOfClient) {
      const { actor, body } = queued.request;
      let error = await this.#shortWaits.take(() => this.#attempt([queued], lockTimeouts.single));
      if (isLockTimeout(error)) {
        error = await this.#heldLots.waitFor(body.carId, actor.accountId, () => this.#attempt([queued]));
      }
      if (error) queued.reject(isStatementTimeout(error) ? overloaded() : error);
    }
    this.#release(requestsOfClient);
  }

  #release(done: readonly QueuedRequest[]): void {
    this.#queue.release(done);
    this.#start();
  }

  #attempt(queued: readonly QueuedRequest[], lockTimeout?: number): Promise<Error | undefined> {
    const inTime = queued.filter((one) => this.#isInTime(one));
    return attemptBids(this.#db, inTime, lockTimeout);
  }

  #isInTime({ queuedAt, reject }: QueuedRequest): boolean {
    const isInTime = this.#now() - queuedAt <= longestWait;
    if (!isInTime) reject(overloaded());
    return isInTime;
  }
}
