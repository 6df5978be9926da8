import type { JapanDay } from '../time/japan-time.ts';

/** Bids of one session, as they stand together in the list of staff; orders of stock cars have no session and no start. */
export interface DeskSession {
  sessionId: number;
  day: JapanDay;
  startsAt: Date | null;
  /** A bid of it still waits for its auction or its result. */
  waits: boolean;
}

/**
 * R62: what is to come and what runs, in time; then orders; then sessions of today that are over, the latest first; then
 * what earlier days have left.
 */
export function inDeskOrder<Session extends DeskSession>(
  sessions: readonly Session[],
  now: Date,
  today: JapanDay,
): Session[] {
  const keyed = sessions.map((session) => ({ session, key: keyOf(session, now, today) }));
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ session }) => session);
}

function keyOf({ sessionId, day, startsAt, waits }: DeskSession, now: Date, today: JapanDay): number[] {
  if (startsAt === null) return [1, sessionId];
  const start = startsAt.getTime();
  if (day < today) return [3, -Date.parse(day), start, sessionId];
  return startsAt > now || waits ? [0, start, sessionId] : [2, -start, sessionId];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
