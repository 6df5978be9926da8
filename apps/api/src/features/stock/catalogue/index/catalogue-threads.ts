import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Log } from '../../../../platform/log.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import type { CatalogueFigures, FromKeeper, KeeperData, ToKeeper } from './catalogue-messages.ts';
import { CatalogueReader } from './catalogue-reader.ts';
import { RestartingThread, type Thread } from './kept-thread.ts';

/** Answers must reflect the current lots (R8): after a second without news from the keeper, memory does not answer. */
const freshFor = 1_000;
/**
 * A loaded keeper sends figures each second; if so many checks in a row see no message, it hangs. Checks are counted instead
 * of seconds, because a process that was suspended could not listen.
 */
const checkEvery = 10_000;
const mostSilentChecks = 3;
/** A loading keeper is silent. Ten minutes are several times as long as the load of millions of lots takes. */
const silentChecksOfLoad = 60;
const loading = mostSilentChecks - silentChecksOfLoad;
/** After so many checks without progress, while other connections can read the database, the keeper's connection hangs. */
const mostStuckChecks = 6;
/** Figures come once a second: a keeper that has run for a minute is not broken by the data that it loads. */
const figuresUntilReset = 60;
/** With more questions in its queue a thread is slower than the other index. */
const mostPending = 16;

export interface ThreadStarts {
  keeper: () => Thread;
  reader: () => Thread;
  readers: number;
}

export type CatalogueState = 'loading' | 'ready' | 'stale';

/** The keeper and the readers, seen from the request thread; each is restarted when it breaks. */
export class CatalogueThreads {
  readonly #keeper: RestartingThread<ToKeeper, FromKeeper>;
  readonly #readers: readonly CatalogueReader[];
  readonly #watch: NodeJS.Timeout;
  #upToDateAt = -Infinity;
  #silentChecks = loading;
  #stuckChecks = 0;
  #progressAtCheck = 0;
  #isChecking = false;
  #figures: CatalogueFigures | undefined;
  #figuresReceived = 0;

  /** `canRead` queries the database over another connection than the keeper's. */
  constructor(log: Log, { keeper, reader, readers }: ThreadStarts, canRead?: () => Promise<unknown>) {
    this.#keeper = new RestartingThread({
      name: 'keeper',
      log,
      start: keeper,
      onStart: () => this.#readers.forEach((one) => this.#connect(one)),
      onMessage: (message) => this.#receive(message),
      onLost: () => this.#reset(),
    });
    const connect = (one: CatalogueReader) => this.#connect(one);
    this.#readers = Array.from({ length: readers }, () => new CatalogueReader(log, reader, connect));
    this.#keeper.start();
    this.#watch = setInterval(() => {
      this.#silentChecks += 1;
      if (this.#silentChecks > mostSilentChecks) this.#keeper.end('it hangs');
      else if (canRead) void this.#checkWhetherStuck(canRead);
    }, checkEvery).unref();
  }

  get state(): CatalogueState {
    if (!this.#readers.some(({ isReady }) => isReady) || this.#upToDateAt === -Infinity) return 'loading';
    return monotonicNow() - this.#upToDateAt > freshFor ? 'stale' : 'ready';
  }

  get figures(): CatalogueFigures | undefined {
    return this.#figures;
  }

  /** The reader with the shortest queue; undefined while answers may be stale or every queue is full. */
  get freeReader(): Pick<CatalogueReader, 'index'> | undefined {
    if (this.state !== 'ready') return undefined;
    const [first, ...others] = this.#readers.filter(({ isReady }) => isReady);
    const least = others.reduce((one, other) => (other.pendingCount < (one?.pendingCount ?? 0) ? other : one), first);
    return least && least.pendingCount < mostPending ? least : undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.#watch);
    await Promise.all([this.#keeper.stop(), ...this.#readers.map((reader) => reader.stop())]);
  }

  /** Over a port of their own, so that millions of lots do not pass through the request thread. */
  #connect(reader: CatalogueReader): void {
    if (!this.#keeper.isRunning || !reader.isRunning) return;
    const { port1, port2 } = new MessageChannel();
    this.#keeper.send({ reader: port1 }, [port1]);
    reader.listenTo(port2);
  }

  #receive(message: FromKeeper): void {
    this.#silentChecks = 'isWaiting' in message ? loading : 0;
    if ('upToDateAt' in message) this.#upToDateAt = message.upToDateAt;
    else if ('figures' in message) {
      this.#figures = message.figures;
      this.#figuresReceived += 1;
      if (this.#figuresReceived >= figuresUntilReset) this.#keeper.resetPause();
    }
  }

  /** Changes whenever the keeper applies something; during a large import it may never be fully up to date. */
  get #progress(): number {
    return this.#upToDateAt + (this.#figures?.changedAt ?? 0);
  }

  /** Ends the keeper if it makes no progress although the database can be read. */
  async #checkWhetherStuck(canRead: () => Promise<unknown>): Promise<void> {
    if (this.#isChecking) return;
    const before = this.#progress;
    const mayBeStuck = before === this.#progressAtCheck && before !== -Infinity;
    this.#progressAtCheck = before;
    this.#isChecking = true;
    const canBeRead = mayBeStuck && (await isFulfilled(canRead()));
    this.#isChecking = false;
    // Compared again: the keeper may have made progress during the query, or have been restarted.
    const isStuck = canBeRead && this.#progress === before;
    this.#stuckChecks = isStuck ? this.#stuckChecks + 1 : 0;
    if (this.#stuckChecks >= mostStuckChecks) this.#keeper.end('its way to the database hangs');
  }

  #reset(): void {
    this.#stuckChecks = 0;
    this.#upToDateAt = -Infinity;
    this.#silentChecks = loading;
    this.#figures = undefined;
    this.#figuresReceived = 0;
  }
}

function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}

const mostReaders = 4;

/** One reader per processor, except the one that serves requests. The threads do not keep the process alive. */
export function threadStarts({ databaseUrl, logLevel }: KeeperData): ThreadStarts {
  const workerData: KeeperData = { databaseUrl, logLevel };
  return {
    keeper: () => startThread('keeper-thread.ts', workerData),
    reader: () => startThread('reader-thread.ts'),
    readers: Math.max(1, Math.min(mostReaders, availableParallelism() - 1)),
  };
}

function startThread(file: string, workerData?: KeeperData): Worker {
  const worker = new Worker(new URL(file, import.meta.url), { workerData });
  worker.unref();
  return worker;
}
