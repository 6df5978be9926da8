import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Log } from '../../../../platform/log.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import type { CatalogueFigures, FromKeeper, KeeperData, ToKeeper } from './catalogue-messages.ts';
import { CatalogueReader } from './catalogue-reader.ts';
import { KeptThread, type Thread } from './kept-thread.ts';

/** R8 and its like are asked of lots as they are: nothing is answered from what may be older. */
const longestRight = 1_000;
/**
 * A keeper that has loaded says each second that it lives; one that so many looks hear nothing of hangs. Looks are counted,
 * not seconds: a process that is stopped for a while has not listened.
 */
const lookEvery = 10_000;
const mostSilentLooks = 3;
/** One that loads says nothing; ten minutes are several times as long as millions of lots take. */
const silentLooksOfLoad = 60;
const loading = mostSilentLooks - silentLooksOfLoad;
/** So often it took up nothing of a database that others could read: its own way there hangs. */
const mostDeafLooks = 6;
/** It tells figures each second once it has loaded: one that has for a minute does not break of what it loads. */
const figuresOfTrust = 60;
/** More wait for no thread: others answer them sooner. */
const mostWaiting = 16;

export interface ThreadStarts {
  keeper: () => Thread;
  reader: () => Thread;
  readers: number;
}

export type CatalogueState = 'loading' | 'ready' | 'stale';

/** The threads that have the catalogue in memory, seen from the one that asks them; each is started again when it breaks. */
export class CatalogueThreads {
  readonly #keeper: KeptThread<ToKeeper, FromKeeper>;
  readonly #readers: readonly CatalogueReader[];
  readonly #watch: NodeJS.Timeout;
  #rightAt = -Infinity;
  #silentLooks = loading;
  #deafLooks = 0;
  #takenUpAtLook = 0;
  #isLooking = false;
  #figures: CatalogueFigures | undefined;
  #figuresTold = 0;

  /** Asks the database by another way than the keeper's. */
  constructor(log: Log, { keeper, reader, readers }: ThreadStarts, canRead?: () => Promise<unknown>) {
    this.#keeper = new KeptThread({
      name: 'keeper',
      log,
      start: keeper,
      onStart: () => this.#readers.forEach((one) => this.#connect(one)),
      onMessage: (message) => this.#hear(message),
      onLost: () => this.#forget(),
    });
    const connect = (one: CatalogueReader) => this.#connect(one);
    this.#readers = Array.from({ length: readers }, () => new CatalogueReader(log, reader, connect));
    this.#keeper.start();
    this.#watch = setInterval(() => {
      this.#silentLooks += 1;
      if (this.#silentLooks > mostSilentLooks) this.#keeper.end('it hangs');
      else if (canRead) void this.#lookWhetherDeaf(canRead);
    }, lookEvery).unref();
  }

  get state(): CatalogueState {
    if (!this.#readers.some(({ isReady }) => isReady) || this.#rightAt === -Infinity) return 'loading';
    return monotonicNow() - this.#rightAt > longestRight ? 'stale' : 'ready';
  }

  get figures(): CatalogueFigures | undefined {
    return this.#figures;
  }

  /** Nobody while what it says may be old, or later than what others say. */
  get free(): Pick<CatalogueReader, 'ask'> | undefined {
    if (this.state !== 'ready') return undefined;
    const [first, ...others] = this.#readers.filter(({ isReady }) => isReady);
    const least = others.reduce((one, other) => (other.waiting < (one?.waiting ?? 0) ? other : one), first);
    return least && least.waiting < mostWaiting ? least : undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.#watch);
    await Promise.all([this.#keeper.stop(), ...this.#readers.map((reader) => reader.stop())]);
  }

  /** By a port of their own: millions of lots do not pass through the thread that asks. */
  #connect(reader: CatalogueReader): void {
    if (!this.#keeper.isRunning || !reader.isRunning) return;
    const { port1, port2 } = new MessageChannel();
    this.#keeper.tell({ reader: port1 }, [port1]);
    reader.listenTo(port2);
  }

  #hear(message: FromKeeper): void {
    this.#silentLooks = 'isWaiting' in message ? loading : 0;
    if ('rightAt' in message) this.#rightAt = message.rightAt;
    else if ('figures' in message) {
      this.#figures = message.figures;
      this.#figuresTold += 1;
      if (this.#figuresTold >= figuresOfTrust) this.#keeper.trust();
    }
  }

  /** While much is imported changes are taken up, though not all of them. */
  get #takenUp(): number {
    return this.#rightAt + (this.#figures?.changedAt ?? 0);
  }

  /** Whether it takes up nothing of a database that others can read. */
  async #lookWhetherDeaf(canRead: () => Promise<unknown>): Promise<void> {
    if (this.#isLooking) return;
    const before = this.#takenUp;
    const mayBeDeaf = before === this.#takenUpAtLook && before !== -Infinity;
    this.#takenUpAtLook = before;
    this.#isLooking = true;
    const canBeRead = mayBeDeaf && (await isFulfilled(canRead()));
    this.#isLooking = false;
    // It may have taken something up meanwhile, or be another, which begins with nothing.
    const isDeaf = canBeRead && this.#takenUp === before;
    this.#deafLooks = isDeaf ? this.#deafLooks + 1 : 0;
    if (this.#deafLooks >= mostDeafLooks) this.#keeper.end('its way to the database hangs');
  }

  #forget(): void {
    this.#deafLooks = 0;
    this.#rightAt = -Infinity;
    this.#silentLooks = loading;
    this.#figures = undefined;
    this.#figuresTold = 0;
  }
}

function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}

const mostReaders = 4;

/** One that answers for each processor but the first, which has the requests. They keep no process from ending. */
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
