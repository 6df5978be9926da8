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
import { readOpening, readTold } from './told-sessions.ts';
import { wantedSessions } from './wanted-sessions.ts';

interface Look {
  /** Until when everything was told before. */
  told?: Date | undefined;
  signal?: AbortSignal | undefined;
}

/** Who does not know what was told before looks at all that a demonstration has. */
const aYear = 365 * day;

/**
 * Brings the database to what the demonstration looks like by now: the one step of the fill and of every tick. The
 * intake's lock is held meanwhile, so that what is read here is what is written on. Answers until when all is told.
 */
export async function catchUp(demo: Demo, intake: Intake, { told, signal }: Look = {}): Promise<Date> {
  const { seed, plan, database, clock } = demo;
  const { connection, sourceId } = intake;
  const now = clock.now();
  const span = { since: told ?? new Date(now.getTime() - aYear), now };
  const feed = (rows: Iterable<FeedRow>) => feedRows(intake, rows, { db: database.db, signal });
  await feed(await sessionRows(demo, intake, span));
  // After the sessions: the lots of one that was moved run later.
  await feed(dueRows(seed, await readOpenLots(connection.db, sourceId, span), now));
  if (yardDay(span.since) !== yardDay(now)) {
    await feed(await stockFeed(connection.db, sourceId, { seed, count: plan.stock, now }));
  }
  return now;
}

/** The yard changes its cars at nine in Japan. */
const yardDay = (moment: Date) => Math.floor(moment.getTime() / day);

/** What houses have announced and nobody has heard yet, and what of it starts at another time than they said. */
async function sessionRows(
  { seed, plan }: Demo,
  { connection: { db }, sourceId }: Intake,
  { since, now }: { since: Date; now: Date },
): Promise<Iterable<FeedRow>> {
  const openedAt = await readOpening(db, sourceId, now);
  const wanted = wantedSessions(seed, plan, { since, openedAt, now });
  const told = await readTold(db, sourceId, wanted);
  const moved = wanted.filter(({ externalId, startsAt }) => {
    const toldStart = told.get(externalId);
    return toldStart !== undefined && toldStart.getTime() !== startsAt.getTime();
  });
  const missing = wanted.filter(({ externalId }) => !told.has(externalId));
  const houses = missing.length > 0 ? demoHouses : [];
  return inOrder([...houses.map(houseRow), ...moved.map(sessionRow)], sessionFeed(seed, missing, now));
}

function* inOrder(...feeds: readonly Iterable<FeedRow>[]): Generator<FeedRow> {
  for (const feed of feeds) yield* feed;
}
