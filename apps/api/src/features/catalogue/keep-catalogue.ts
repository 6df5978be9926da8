import type { Events } from '@seri/contract/events';
import { lotKinds } from '@seri/domain/lot-kinds';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { withOwnConnection } from '../../platform/database/own-connection.ts';
import type { Log } from '../../platform/log.ts';
import { startRelay } from '../../platform/outbox/relay.ts';
import { ColumnarCatalogue } from './columnar/columnar-catalogue.ts';
import { Directory } from './columnar/directory.ts';
import { SegmentBuilder } from './columnar/segment-builder.ts';
import { readAllFacts, readDirectory, readFacts } from './lot-facts.read.ts';

/** Read anew at once; more are read piece by piece. */
const mostAtOnce = 5_000;
/** So many changed lots are built anew with every change in some milliseconds; a large import goes on to so many more. */
const mostBeside = { atRest: 4_000, meanwhile: 100_000 };
/** Before a database that does not answer is asked again. */
const pause = 500;

export interface KeptCatalogue {
  catalogue: ColumnarCatalogue;
  stop(): Promise<void>;
}

interface Keeping {
  database: Database;
  log: Log;
  /** Before it is busy for seconds, and when it answers again. */
  onBusy?: (isBusy: boolean) => void;
}

/** Loads the catalogue into memory and keeps it as the database has it, by what the outbox tells from before the load on. */
export async function keepCatalogue({ database, log, onBusy = () => undefined }: Keeping): Promise<KeptCatalogue> {
  const { db, pool } = database;
  const touched = new Touched();
  const closing = new AbortController();
  let catalogue: ColumnarCatalogue | undefined;
  let isReading = false;
  let running: Promise<void> | undefined;
  const relay = await startRelay({
    db,
    pool,
    log,
    onEvent: (event) => {
      if (event.name !== 'catalogue.touched') return;
      touched.add(event.data);
      follow();
    },
  });
  try {
    catalogue = await loadCatalogue(database);
  } catch (error) {
    await relay.stop();
    throw error;
  }
  // What was committed meanwhile belongs to it.
  follow();
  await running;
  return {
    catalogue,
    stop: async () => {
      closing.abort();
      await relay.stop();
      await running;
    },
  };

  function follow(): void {
    if (!catalogue || isReading) return;
    isReading = true;
    running = readTouched(catalogue);
  }

  async function readTouched(known: ColumnarCatalogue): Promise<void> {
    for (let some = touched.take(mostAtOnce); some && !closing.signal.aborted; some = touched.take(mostAtOnce)) {
      const read = await readAnew(some);
      if (!read) continue;
      known.change(some.lots, read.lots, read.names);
      if (known.changes > (touched.isEmpty ? mostBeside.atRest : mostBeside.meanwhile)) merge(known);
    }
    // In the turn that found nothing left: whatever is told later starts anew.
    isReading = false;
  }

  /** Nothing while the database does not answer: then it is asked again, and nobody is given what may be old. */
  async function readAnew(some: TouchedIds) {
    try {
      const lots = await readFacts(db, some.lots);
      const names = await readDirectory(db, lots, some.sessions);
      onBusy(false);
      return { lots, names };
    } catch (error) {
      log.warn({ reason: String(error) }, 'the catalogue in memory waits: the database does not answer');
      onBusy(true);
      touched.giveBack(some);
      await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      return undefined;
    }
  }

  function merge(known: ColumnarCatalogue): void {
    onBusy(true);
    known.merge();
    onBusy(false);
  }
}

async function loadCatalogue({ db, pool }: Database): Promise<ColumnarCatalogue> {
  const segments = await withOwnConnection(pool, 'catalogue', async ({ client }) => {
    await client.query('set statement_timeout = 0');
    const built = [];
    for (const kind of lotKinds) {
      const builder = new SegmentBuilder(kind);
      for await (const lots of readAllFacts(client, kind)) for (const lot of lots) builder.add(lot);
      built.push(builder.build());
    }
    return built;
  });
  return new ColumnarCatalogue(new Directory(await readDirectory(db)), segments);
}

interface TouchedIds {
  lots: readonly number[];
  sessions: readonly number[];
}

/** What was told and is not read yet: however often it was told, it is read once. */
class Touched {
  readonly #lots = new Set<number>();
  readonly #sessions = new Set<number>();

  add({ lots, sessions }: Events['catalogue.touched']): void {
    for (const [first, last] of lots) for (let id = first; id <= last; id += 1) this.#lots.add(id);
    for (const id of sessions) this.#sessions.add(id);
  }

  get isEmpty(): boolean {
    return this.#lots.size === 0 && this.#sessions.size === 0;
  }

  take(most: number): TouchedIds | undefined {
    if (this.isEmpty) return undefined;
    const lots: number[] = [];
    for (const id of this.#lots) {
      if (lots.length === most) break;
      this.#lots.delete(id);
      lots.push(id);
    }
    const sessions = [...this.#sessions];
    this.#sessions.clear();
    return { lots, sessions };
  }

  giveBack({ lots, sessions }: TouchedIds): void {
    for (const id of lots) this.#lots.add(id);
    for (const id of sessions) this.#sessions.add(id);
  }
}
