import type { FeedRow } from '@seri/contract/intake/feed.schema';
import { outcomeOf } from '../lots/choose-outcome.ts';
import type { DemoSession } from '../lots/demo-house.ts';
import { lotRows } from '../lots/lot-rows.ts';
import { photoRow } from '../lots/photo-row.ts';
import { sessionRow } from '../lots/session-rows.ts';
import type { LotRow } from '../lots/vehicle.ts';

/** Rows of one kind side by side are taken in one go. */
const lotsAtOnce = 2000;

/**
 * Sessions as their houses tell them now: lots that have ended come with their result. The photos of a session's last lot
 * are its last row. Made as they are taken: a year of lots is more than a process wants to hold.
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

function withResult(seed: number, lot: LotRow, now: Date): LotRow {
  const outcome = outcomeOf(seed, lot);
  return Date.parse(outcome.endedAt) <= now.getTime() ? { ...lot, ...outcome } : lot;
}
