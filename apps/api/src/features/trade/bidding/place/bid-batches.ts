import type { BidBody, PlacedBid } from '@seri/contract/trade/bidding.schema';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import pg from 'pg';
import type { Db } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { Turns, TurnsOfEach } from '../../../../platform/turns.ts';
import type { BidRequest } from './decide-bids.ts';
import { type BidOutcome, placeBids } from './place-bids.ts';

const mostInBatch = 64;
/** While one batch commits, the other one decides. */
const batchesAtOnce = 2;
/**
 * Lock timeouts in milliseconds, of a batch and of a request that is tried by itself. They are shorter than
 * `deadlock_timeout` on purpose: a transaction that deadlocks with a batch wins, and the batch retries.
 */
const lockTimeouts = { batch: 250, single: 50 };
/** Each of these transactions may hold a connection for long, and batches and other calls need connections too. */
const longWaitsAtOnce = 5;
/** Beyond this many unanswered requests, or this many milliseconds before the start, the caller would have given up. */
const mostUnanswered = 1000;
const longestWait = 10_000;
const overloaded = () => refusal('OVERLOADED', { retryAfter: 5 });

interface QueuedRequest {
  request: BidRequest;
  queuedAt: number;
  /** Requests that have one of these in common are never decided in one batch. */
  exclusive: readonly string[];
  /** The same and the account: requests that have one of these in common are never in two transactions at once. */
  resources: readonly string[];
  resolve: (outcome: BidOutcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Decides bids in batches (ADR 0010). An idle instance starts each bid at once. While transactions are running, new
 * requests queue, and the next transaction decides them together in order of arrival. All are answered after the
 * commit.
 */
export class BidBatches {
  readonly #db: Db;
  readonly #now: () => number;
  #unanswered = 0;
  #queue: QueuedRequest[] = [];
  /** Resources of the running transactions; requests that need one of them stay queued. */
  readonly #busy = new Set<string>();
  #runningBatches = 0;
  readonly #shortWaits = new Turns(1);
  readonly #longWaits = new Turns(longWaitsAtOnce);
  readonly #longWaitsOfActor = new TurnsOfEach<number>();
  /**
   * Lots with a long wait, and the number of waits. Other requests for such a lot join no batch, so they break none.
   */
  readonly #heldLots = new Map<number, number>();

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
    const exclusive = exclusiveResourcesOf(request);
    const resources = [`account ${request.clientId}`, ...exclusive];
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, queuedAt: this.#now(), exclusive, resources, resolve, reject });
      this.#start();
    });
  }

  #start(): void {
    while (this.#runningBatches < batchesAtOnce) {
      const { batch, singles } = this.#takeFromQueue();
      for (const single of singles) void this.#placeOneByOne([single]);
      if (batch.length === 0) return;
      void this.#runBatch(batch);
    }
  }

  /** Requests for held lots are taken as singles. Whatever stays queued blocks later requests for its resources. */
  #takeFromQueue(): Record<'batch' | 'singles', readonly QueuedRequest[]> {
    const [batch, singles, remaining]: [QueuedRequest[], QueuedRequest[], QueuedRequest[]] = [[], [], []];
    const [blocked, inBatch] = [new Set(this.#busy), new Set<string>()];
    for (const queued of this.#queue) {
      const { exclusive, resources } = queued;
      const isHeld = this.#heldLots.has(queued.request.body.carId);
      const isFree =
        !resources.some((resource) => blocked.has(resource)) &&
        !(isHeld ? resources : exclusive).some((resource) => inBatch.has(resource));
      if (isFree && !isHeld && batch.length < mostInBatch) {
        batch.push(queued);
        for (const resource of resources) inBatch.add(resource);
      } else {
        (isFree && isHeld ? singles : remaining).push(queued);
        for (const resource of resources) blocked.add(resource);
      }
    }
    this.#queue = remaining;
    for (const resource of [...batch, ...singles].flatMap(({ resources }) => resources)) this.#busy.add(resource);
    return { batch, singles };
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

  #release(done: readonly QueuedRequest[]): void {
    for (const resource of done.flatMap(({ resources }) => resources)) this.#busy.delete(resource);
    this.#start();
  }

  /**
   * Places the requests in one transaction and answers them after the commit. Returns the error if the transaction has
   * certainly written nothing; then none is answered. If the connection broke at the commit, nobody knows whether it
   * took place: the requests fail, and a retry with the same key gets the true answer.
   */
  async #attempt(queued: readonly QueuedRequest[], lockTimeout?: number): Promise<Error | undefined> {
    const batch = queued.filter((one) => this.#isInTime(one));
    if (batch.length === 0) return undefined;
    let stage: 'before' | 'deciding' | 'decided' = 'before';
    try {
      const outcomes = await inTransaction(this.#db, async (tx) => {
        stage = 'deciding';
        const requests = batch.map(({ request }) => request);
        const decided = await placeBids(tx, requests, lockTimeout);
        stage = 'decided';
        return decided;
      });
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as BidOutcome);
    } catch (error) {
      const reached = stage as string;
      if (reached === 'deciding' || (reached === 'decided' && isRolledBack(error))) return error as Error;
      for (const { reject } of batch) reject(error);
    }
    return undefined;
  }

  #isInTime({ queuedAt, reject }: QueuedRequest): boolean {
    const isInTime = this.#now() - queuedAt <= longestWait;
    if (!isInTime) reject(overloaded());
    return isInTime;
  }

  /**
   * Places requests of one client outside the batches, one after another. A request for a lot that is held waits as
   * long as the database lets a statement run. Each actor has one such wait at a time, so that one manager with many
   * clients does not occupy all of them.
   */
  async #placeOneByOne(requestsOfClient: readonly QueuedRequest[]): Promise<void> {
    for (const queued of requestsOfClient) {
      let error = await this.#shortWaits.take(() => this.#attempt([queued], lockTimeouts.single));
      if (codeOf(error) === lockNotAvailable) error = await this.#attemptWithLongWait(queued);
      if (error) queued.reject(codeOf(error) === queryCanceled ? overloaded() : error);
    }
    this.#release(requestsOfClient);
  }

  async #attemptWithLongWait(queued: QueuedRequest): Promise<Error | undefined> {
    const { actor, body } = queued.request;
    this.#heldLots.set(body.carId, (this.#heldLots.get(body.carId) ?? 0) + 1);
    const error = await this.#longWaitsOfActor.take(actor.accountId, () =>
      this.#longWaits.take(() => this.#attempt([queued])),
    );
    const others = (this.#heldLots.get(body.carId) ?? 1) - 1;
    if (others > 0) this.#heldLots.set(body.carId, others);
    else this.#heldLots.delete(body.carId);
    return error;
  }
}

const lockNotAvailable = '55P03';
/** The database cancels a statement at its timeout, also while the statement waits for a lock. */
const queryCanceled = '57014';
const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

/**
 * An error that the database itself reports at the commit means a rollback, unless it says that the connection ends.
 */
function isRolledBack(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !/^(08|57P)/.test(code);
}

function exclusiveResourcesOf({ actor, body, clientId, once }: BidRequest): string[] {
  return [
    `${clientId} on ${body.carId}`,
    ...(body.lotType === lotTypes.stock ? [`car ${body.carId}`] : []),
    ...(once ? [`${actor.accountId} under ${once.key}`] : []),
  ];
}
