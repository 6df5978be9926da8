import type { FeedRow } from '@seri/contract/intake/feed.schema';
import { outcomeOf } from '../lots/choose-outcome.ts';
import type { DemoSession } from '../lots/demo-house.ts';
import { lotRows } from '../lots/lot-rows.ts';
import { photoRow } from '../lots/photo-row.ts';
import { sessionRow } from '../lots/session-rows.ts';
import type { DemoLotRow } from '../lots/vehicle.ts';

/** The import is faster when rows of one kind follow each other. */
const lotsAtOnce = 2000;

/**
 * Sessions with their lots as of now: lots that have ended carry their result. A session's last row is the photos of
 * its last lot. Rows are generated lazily, since a year of lots is too much for memory.
 */
export function* sessionFeed(seed: number, sessions: readonly DemoSession[], now: Date): Generator<FeedRow> {
  for (const group of inGroups(sessions)) {
    yield* group.map(sessionRow);
    const lots = group.flatMap((session) => lotRows(seed, session));
    for (const lot of lots) yield withResult(seed, lot, now);
    for (const lot of lots) yield photoRow(seed, lot);
  }
}

function* inGroups(sessions: readonly DemoSession[]): Generator<readonly DemoSession[]> {
  let group: DemoSession[] = [];
  let lots = 0;
  for (const session of sessions) {
    group.push(session);
    lots += session.lots;
    if (lots < lotsAtOnce) continue;
    yield group;
    group = [];
    lots = 0;
  }
  yield group;
}

function withResult(seed: number, lot: DemoLotRow, now: Date): DemoLotRow {
  const outcome = outcomeOf(seed, lot);
  return Date.parse(outcome.endedAt) <= now.getTime() ? { ...lot, ...outcome } : lot;
}
