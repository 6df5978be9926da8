import { lotKinds } from '@seri/domain/lots/lot-kinds';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../../platform/database/database.ts';
import { withOwnConnection } from '../../../../platform/database/own-connection.ts';
import type { Log } from '../../../../platform/log.ts';
import { monotonicNow } from '../../../../platform/monotonic-now.ts';
import { outboxChannels } from '../../../../platform/outbox/emit.ts';
import { type RelayParts, startRelay } from '../../../../platform/outbox/relay.ts';
import type { CatalogueFigures } from './catalogue-messages.ts';
import { CatalogueLots, type Update } from '../columnar/segments/kept-lots.ts';
import { SegmentBuilder } from '../columnar/segments/segment-builder.ts';
import { readAllIndexedLots, readDirectory, readTouched } from './lot-facts.read.ts';
import { Merges } from './merges.ts';
import { PendingTouches, type TouchedIds } from './touched-ids.ts';
import { untilDone } from './until-done.ts';

const usualLimits = {
  perQuery: 5_000,
  /** At most so many go into one update: many times what a feed transaction changes, and quickly applied by a reader. */
  perUpdate: 100_000,
  /** More unmerged lots start a merge: every change rebuilds the small segment, which takes some milliseconds for so many. */
  unmerged: 4_000,
  /** The same limit while more touched lots wait to be read. */
  unmergedWhileBehind: 100_000,
};
/** The wait before a database that does not answer is queried again. */
const pause = 500;
/** Events are deleted after a day: a keeper that has read none for nearly as long may have missed some. */
const longestUnread = 20 * 3_600_000;
/** Often enough that the lots are never a second old while the database answers. */
const usualPoll = 300;

export interface CatalogueKeeper {
  /** The full state, for a new reader. */
  whole(): Update;
  figures(): CatalogueFigures;
  stop(): Promise<void>;
}

export interface KeeperParts {
  database: Database;
  log: Log;
  /** Called with each change, for the readers that have the full state. */
  onUpdate: (update: Update) => void;
  /** Everything committed before this moment has been passed to `onUpdate`. Not called while the database cannot be read. */
  onUpToDate: (upToDateAt: number) => void;
  /** The load failed and is tried again. */
  onWait?: () => void;
  /** Events may be missing, so the lots can no longer be trusted. */
  onMissed?: () => void;
  pollEvery?: number;
  limits?: Partial<typeof usualLimits>;
}

/** Loads the catalogue into memory and keeps it current. It follows the outbox from before the load, so it misses no change. */
export async function keepCatalogue(parts: KeeperParts): Promise<CatalogueKeeper> {
  const { database, log, onUpdate, onUpToDate, pollEvery = usualPoll } = parts;
  const { db, pool } = database;
  const limits = { ...usualLimits, ...parts.limits };
  const touched = new PendingTouches();
  const closing = new AbortController();
  let lots: CatalogueLots | undefined;
  let readUpTo = 0;
  // `Date.now`, because the monotonic clock stops while the machine sleeps.
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
      if (now - lastRead > longestUnread) return parts.onMissed?.();
      lastRead = now;
      readUpTo = begun;
      startApplying();
    },
  };
  const relay = await untilDone(parts, () => startRelay(relayParts));
  lots = await untilDone(parts, () => loadLots(database));
  const merges = new Merges({
    lots,
    isDue: () => lots.changes > (touched.isEmpty ? limits.unmerged : limits.unmergedWhileBehind),
    mayStay: limits.unmerged / 2,
    onUpdate,
    closing: closing.signal,
  });
  // Apply what was committed during the load before the catalogue counts as loaded.
  startApplying();
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
      await merges.untilIdle();
    },
  };

  function startApplying(): void {
    if (!lots || isReading || closing.signal.aborted) return;
    isReading = true;
    reading = applyTouched(lots);
  }

  async function applyTouched(current: CatalogueLots): Promise<void> {
    while (!closing.signal.aborted) {
      const upTo = readUpTo;
      const some = touched.take(limits.perUpdate);
      if (!some) {
        onUpToDate(upTo);
        break;
      }
      const isAll = touched.isEmpty;
      const read = await readOrWait(parts, some, limits.perQuery, closing.signal);
      if (!read) {
        touched.giveBack(some);
        continue;
      }
      onUpdate(current.change(some.lots, read.lots, read.names));
      changedAt = monotonicNow();
      if (isAll) onUpToDate(upTo);
      merges.beginIfDue();
    }
    // Reset in the same turn that found nothing left, so that a later event starts a new run.
    isReading = false;
  }
}

/** Waits and returns undefined if the database does not answer; the caller tries again. */
async function readOrWait({ database, log }: KeeperParts, some: TouchedIds, perQuery: number, closing: AbortSignal) {
  try {
    return await readTouched(database.db, some, perQuery);
  } catch (error) {
    log.warn({ reason: String(error) }, 'the catalogue in memory waits: the database does not answer');
    await delay(pause, undefined, { signal: closing }).catch(() => undefined);
    return undefined;
  }
}

async function loadLots({ db, pool }: Database): Promise<CatalogueLots> {
  const segments = await withOwnConnection(pool, 'catalogue', async ({ client }) => {
    await client.query('set statement_timeout = 0');
    const built = [];
    for (const kind of lotKinds) {
      const builder = new SegmentBuilder(kind);
      for await (const some of readAllIndexedLots(client, kind)) for (const lot of some) builder.add(lot);
      built.push(builder.build());
    }
    return built;
  });
  return new CatalogueLots(await readDirectory(db), segments);
}
