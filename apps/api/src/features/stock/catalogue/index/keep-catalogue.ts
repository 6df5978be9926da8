import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../../platform/database/database.ts';
import { withOwnConnection } from '../../../../platform/database/own-connection.ts';
import type { Log } from '../../../../platform/log.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { outboxChannels } from '../../../../platform/outbox/emit.ts';
import { type RelayParts, startRelay } from '../../../../platform/outbox/relay.ts';
import type { CatalogueFigures } from './catalogue-messages.ts';
import { KeptLots, type Update } from '../columnar/segments/kept-lots.ts';
import { SegmentBuilder } from '../columnar/segments/segment-builder.ts';
import { readAllFacts, readDirectory, readTouched } from './lot-facts.read.ts';
import { Merges } from './merges.ts';
import { Touched, type TouchedIds } from './touched-ids.ts';
import { untilDone } from './until-done.ts';

/** How many lots at most. */
const usualMost = {
  /** Are read by one query. */
  inPiece: 5_000,
  /** Are told at once: many times what one transaction of a feed changes, and taken up by a reader in a blink. */
  atOnce: 100_000,
  /** Stand beside the large segments: so many are built anew with every change in some milliseconds. */
  atRest: 4_000,
  /** While there is more to be read. */
  meanwhile: 100_000,
};
/** Before a database that does not answer is asked again. */
const pause = 500;
/** Events are forgotten after a day: who has read none for nearly as long may have missed some. */
const longestUnread = 20 * 3_600_000;
/** Often enough that what is known to be right is never a second old while the database answers. */
const usualPoll = 300;

export interface KeptCatalogue {
  /** Everything, for who comes now. */
  whole(): Update;
  figures(): CatalogueFigures;
  stop(): Promise<void>;
}

export interface Keeping {
  database: Database;
  log: Log;
  /** Of each change, for who has been told everything. */
  onUpdate: (update: Update) => void;
  /** All that was committed before this moment has been told; not while the database cannot be read. */
  onRight: (rightAt: number) => void;
  /** The database cannot be read yet. */
  onWait?: () => void;
  /** What is known is wrong from now on: it was not kept for too long. */
  onMissed?: () => void;
  pollEvery?: number;
  most?: Partial<typeof usualMost>;
}

/** Loads the catalogue into memory and keeps it as the database has it, by what the outbox tells from before the load on. */
export async function keepCatalogue(keeping: Keeping): Promise<KeptCatalogue> {
  const { database, log, onUpdate, onRight, pollEvery = usualPoll } = keeping;
  const { db, pool } = database;
  const most = { ...usualMost, ...keeping.most };
  const touched = new Touched();
  const closing = new AbortController();
  let lots: KeptLots | undefined;
  let readUpTo = 0;
  // Not on the clock that stands still with a machine that sleeps.
  let lastRead = Date.now();
  let isReading = false;
  let reading: Promise<void> | undefined;
  let changedAt = monotonicNow();
  const relayParts: RelayParts = {
    db,
    pool,
    log,
    channel: outboxChannels.catalogue,
    pollEvery,
    onEvent: (event) => {
      if (event.name === 'catalogue.touched') touched.add(event.data);
    },
    onRead: (begun) => {
      const now = Date.now();
      if (now - lastRead > longestUnread) return keeping.onMissed?.();
      lastRead = now;
      readUpTo = begun;
      follow();
    },
  };
  const relay = await untilDone(keeping, () => startRelay(relayParts));
  lots = await untilDone(keeping, () => loadLots(database));
  const merges = new Merges({
    lots,
    isDue: () => lots.changes > (touched.isEmpty ? most.atRest : most.meanwhile),
    mayStay: most.atRest / 2,
    onUpdate,
    closing: closing.signal,
  });
  // What was committed meanwhile belongs to it.
  follow();
  await reading;
  return {
    whole: () => lots.whole(),
    figures: () => {
      const { size, bytes, changes } = lots;
      return { lots: size, bytes, beside: changes, merges: merges.done, changedAt };
    },
    stop: async () => {
      closing.abort();
      await relay.stop();
      await reading;
      await merges.rest();
    },
  };

  function follow(): void {
    if (!lots || isReading || closing.signal.aborted) return;
    isReading = true;
    reading = takeUp(lots);
  }

  async function takeUp(known: KeptLots): Promise<void> {
    while (!closing.signal.aborted) {
      const upTo = readUpTo;
      const some = touched.take(most.atOnce);
      if (!some) {
        onRight(upTo);
        break;
      }
      const isAll = touched.isEmpty;
      const read = await readAnew(keeping, some, most.inPiece, closing.signal);
      if (!read) {
        touched.giveBack(some);
        continue;
      }
      onUpdate(known.change(some.lots, read.lots, read.names));
      changedAt = monotonicNow();
      if (isAll) onRight(upTo);
      merges.beginIfDue();
    }
    // In the turn that found nothing left: whatever is told later starts anew.
    isReading = false;
  }
}

/** Nothing while the database does not answer: then it is asked again, and nobody is told that all is right. */
async function readAnew({ database, log }: Keeping, some: TouchedIds, inPiece: number, closing: AbortSignal) {
  try {
    return await readTouched(database.db, some, inPiece);
  } catch (error) {
    log.warn({ reason: String(error) }, 'the catalogue in memory waits: the database does not answer');
    await delay(pause, undefined, { signal: closing }).catch(() => undefined);
    return undefined;
  }
}

async function loadLots({ db, pool }: Database): Promise<KeptLots> {
  const segments = await withOwnConnection(pool, 'catalogue', async ({ client }) => {
    await client.query('set statement_timeout = 0');
    const built = [];
    for (const kind of lotKinds) {
      const builder = new SegmentBuilder(kind);
      for await (const some of readAllFacts(client, kind)) for (const lot of some) builder.add(lot);
      built.push(builder.build());
    }
    return built;
  });
  return new KeptLots(await readDirectory(db), segments);
}
