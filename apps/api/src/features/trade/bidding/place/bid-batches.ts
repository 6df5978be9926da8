import type { BidBody, PlacedBid } from '@seri/contract/trade/bidding.schema';
import { lotTypes } from '@seri/domain/catalogue/page-types';
import pg from 'pg';
import type { Db } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { Refusal, refusal } from '../../../../platform/http/refusal.ts';
import { Turns, TurnsOfEach } from '../../../../platform/turns.ts';
import type { BidWish } from './decide-bids.ts';
import { type Outcome, placeBids } from './place-bids.ts';

const mostInBatch = 64;
/** While one commits the other decides. */
const batchesAtOnce = 2;
/**
 * In milliseconds: for so long a batch, or one after another each of it, waits for what others hold, as the feed its
 * lots. Less than `deadlock_timeout` on purpose: who goes round in a circle with a batch is let through, and not broken.
 */
const patience = { ofBatch: 250, ofOne: 50 };
/** They may wait for long, each with a connection: the batches and everybody else need some too. */
const aloneAtOnce = 5;
/** When so many are unanswered, or one was not begun for so many milliseconds, nobody would stay for the answer. */
const mostUnanswered = 1000;
const longestWait = 10_000;
const overloaded = () => refusal('OVERLOADED', { retryAfter: 5 });

interface Waiting {
  wish: BidWish;
  since: number;
  /** Two with one of these in common are decided one after another; those of one account may be of one batch. */
  own: readonly string[];
  all: readonly string[];
  settle: (outcome: Outcome) => void;
  fail: (error: unknown) => void;
}

/**
 * Takes bids as they come. At rest one waits for nobody; while others are under way those that arrive gather, and the
 * next transaction decides them together, in order of arrival. Each is answered after the commit.
 */
export class BidBatches {
  readonly #db: Db;
  readonly #now: () => number;
  #unanswered = 0;
  #waiting: Waiting[] = [];
  /** Of those under way: what has one of these in common with them waits. */
  readonly #busy = new Set<string>();
  #running = 0;
  readonly #oneByOne = new Turns(1);
  readonly #alone = new Turns(aloneAtOnce);
  readonly #actors = new TurnsOfEach<number>();
  /** Lots that somebody waits for alone, with how many: who else wants one of them breaks no batch. */
  readonly #held = new Map<number, number>();

  constructor(db: Db, now = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  async place({ actor, socketId, once }: Acting, body: BidBody, clientId: number): Promise<PlacedBid> {
    if (this.#unanswered >= mostUnanswered) throw overloaded();
    this.#unanswered += 1;
    try {
      const outcome = await this.#outcomeOf({ actor, socketId, once, body, clientId });
      if (outcome instanceof Refusal) throw outcome;
      return outcome;
    } finally {
      this.#unanswered -= 1;
    }
  }

  #outcomeOf(wish: BidWish): Promise<Outcome> {
    const own = marksOf(wish);
    const all = [`account ${wish.clientId}`, ...own];
    return new Promise((settle, fail) => {
      this.#waiting.push({ wish, since: this.#now(), own, all, settle, fail });
      this.#start();
    });
  }

  #start(): void {
    while (this.#running < batchesAtOnce) {
      const { batch, apart } = this.#take();
      for (const one of apart) void this.#placeEach([one]);
      if (batch.length === 0) return;
      void this.#run(batch);
    }
  }

  /** The next batch, and those that are tried each for itself. */
  #take(): Record<'batch' | 'apart', readonly Waiting[]> {
    const [batch, apart, left]: [Waiting[], Waiting[], Waiting[]] = [[], [], []];
    const [behind, marks] = [new Set(this.#busy), new Set<string>()];
    for (const one of this.#waiting) {
      const { own, all } = one;
      const isHeld = this.#held.has(one.wish.body.carId);
      const isFree = !all.some((mark) => behind.has(mark)) && !(isHeld ? all : own).some((mark) => marks.has(mark));
      if (isFree && !isHeld && batch.length < mostInBatch) {
        batch.push(one);
        for (const mark of all) marks.add(mark);
      } else {
        (isFree && isHeld ? apart : left).push(one);
        for (const mark of all) behind.add(mark);
      }
    }
    this.#waiting = left;
    for (const mark of [...batch, ...apart].flatMap(({ all }) => all)) this.#busy.add(mark);
    return { batch, apart };
  }

  /** What breaks one breaks all: each is then tried for itself. */
  async #run(batch: readonly Waiting[]): Promise<void> {
    this.#running += 1;
    const error = await this.#attempt(batch, patience.ofBatch);
    this.#running -= 1;
    this.#release(error ? [] : batch);
    if (!error) return;
    for (const own of Map.groupBy(batch, ({ wish }) => wish.clientId).values()) void this.#placeEach(own);
  }

  #release(done: readonly Waiting[]): void {
    for (const mark of done.flatMap(({ all }) => all)) this.#busy.delete(mark);
    this.#start();
  }

  /**
   * Answers them after the commit; or with an error that has left nothing, and nobody answered. Not where the connection
   * broke at the commit: whether it was one nobody knows, and who asks again with its key hears it.
   */
  async #attempt(asked: readonly Waiting[], patienceOfAll?: number): Promise<Error | undefined> {
    const batch = asked.filter((one) => this.#isInTime(one));
    if (batch.length === 0) return undefined;
    let stage: 'before' | 'deciding' | 'decided' = 'before';
    try {
      const outcomes = await inTransaction(this.#db, async (tx) => {
        stage = 'deciding';
        const wishes = batch.map(({ wish }) => wish);
        const decided = await placeBids(tx, wishes, patienceOfAll);
        stage = 'decided';
        return decided;
      });
      for (const [place, { settle }] of batch.entries()) settle(outcomes[place] as Outcome);
    } catch (error) {
      const reached = stage as string;
      if (reached === 'deciding' || (reached === 'decided' && isRolledBack(error))) return error as Error;
      for (const { fail } of batch) fail(error);
    }
    return undefined;
  }

  #isInTime({ since, fail }: Waiting): boolean {
    const isInTime = this.#now() - since <= longestWait;
    if (!isInTime) fail(overloaded());
    return isInTime;
  }

  /**
   * Those of one client, one after another, beside the batches. What is held keeps waiting, for as long as the database lets
   * a statement, whoever wants it, but of each who acts one at a time: one manager with many clients is not in everybody's way.
   */
  async #placeEach(own: readonly Waiting[]): Promise<void> {
    for (const one of own) {
      let error = await this.#oneByOne.take(() => this.#attempt([one], patience.ofOne));
      if (codeOf(error) === lockTimeout) error = await this.#attemptAlone(one);
      if (error) one.fail(codeOf(error) === queryCanceled ? overloaded() : error);
    }
    this.#release(own);
  }

  async #attemptAlone(one: Waiting): Promise<Error | undefined> {
    const { actor, body } = one.wish;
    this.#held.set(body.carId, (this.#held.get(body.carId) ?? 0) + 1);
    const error = await this.#actors.take(actor.accountId, () => this.#alone.take(() => this.#attempt([one])));
    const others = (this.#held.get(body.carId) ?? 1) - 1;
    if (others > 0) this.#held.set(body.carId, others);
    else this.#held.delete(body.carId);
    return error;
  }
}

const lockTimeout = '55P03';
/** What waits for a lock is a statement that runs, and ends when its time is up. */
const queryCanceled = '57014';
const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

/** What the database itself says of a commit, unless it is that the connection ends. */
function isRolledBack(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !/^(08|57P)/.test(code);
}

function marksOf({ actor, body, clientId, once }: BidWish): string[] {
  return [
    `${clientId} on ${body.carId}`,
    ...(body.lotType === lotTypes.stock ? [`car ${body.carId}`] : []),
    ...(once ? [`${actor.accountId} under ${once.key}`] : []),
  ];
}
