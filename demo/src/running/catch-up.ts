import type { Intake } from '@seri/api/features/intake/feed/take/intake';
import type { FeedRow } from '@seri/contract/intake/feed.schema';
import { day } from '@seri/domain/time/japan-time';
import type { Demo } from '../demo.ts';
import { demoHouses } from '../lots/houses.data.ts';
import { houseRow, sessionRow } from '../lots/session-rows.ts';
import { dueRows } from './due-rows.ts';
import { feedRows } from './feed-rows.ts';
import { readOpenLots } from './open-lots.ts';
import { sessionFeed } from './session-feed.ts';
import { stockFeed } from './stock-feed.ts';
import { readOpening, readFedSessions } from './told-sessions.ts';
import { wantedSessions } from './wanted-sessions.ts';

interface CatchUpOptions {
  /** Everything due before this moment has been fed. */
  fedUntil?: Date | undefined;
  signal?: AbortSignal | undefined;
}

/** Without `fedUntil` the whole range of a demonstration is checked. */
const aYear = 365 * day;

/**
 * Brings the database to the current state of the demonstration; the fill and every tick call it. The intake's lock
 * is held meanwhile, so the rows read here cannot change before the writes. Returns the moment up to which
 * everything is fed.
 */
export async function catchUp(demo: Demo, intake: Intake, { fedUntil, signal }: CatchUpOptions = {}): Promise<Date> {
  const { seed, plan, database, clock } = demo;
  const { connection, sourceId } = intake;
  const now = clock.now();
  const span = { since: fedUntil ?? new Date(now.getTime() - aYear), now };
  const feed = (rows: Iterable<FeedRow>) => feedRows(intake, rows, { db: database.db, signal });
  await feed(await sessionRows(demo, intake, span));
  // After the sessions, because the lots of a moved session run later.
  await feed(dueRows(seed, await readOpenLots(connection.db, sourceId, span), now));
  if (yardDay(span.since) !== yardDay(now)) {
    await feed(await stockFeed(connection.db, sourceId, { seed, count: plan.stock, now }));
  }
  return now;
}

/** The yard changes its cars at nine in Japan, which is midnight in UTC. */
const yardDay = (moment: Date) => Math.floor(moment.getTime() / day);

/** Sessions that are announced but not fed yet, and fed ones whose start has moved. */
async function sessionRows(
  { seed, plan }: Demo,
  { connection: { db }, sourceId }: Intake,
  { since, now }: { since: Date; now: Date },
): Promise<Iterable<FeedRow>> {
  const openedAt = await readOpening(db, sourceId, now);
  const wanted = wantedSessions(seed, plan, { since, openedAt, now });
  const fedStarts = await readFedSessions(db, sourceId, wanted);
  const moved = wanted.filter(({ externalId, startsAt }) => {
    const fedStart = fedStarts.get(externalId);
    return fedStart !== undefined && fedStart.getTime() !== startsAt.getTime();
  });
  const missing = wanted.filter(({ externalId }) => !fedStarts.has(externalId));
  const houses = missing.length > 0 ? demoHouses : [];
  return inOrder([...houses.map(houseRow), ...moved.map(sessionRow)], sessionFeed(seed, missing, now));
}

function* inOrder(...feeds: readonly Iterable<FeedRow>[]): Generator<FeedRow> {
  for (const feed of feeds) yield* feed;
}
