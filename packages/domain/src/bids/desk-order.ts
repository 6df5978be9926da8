import type { JapanDay } from '../time/japan-time.ts';

/** The bids of one session, which the list of staff keeps together. Orders of stock cars have no start. */
export interface DeskSession {
  sessionId: number;
  day: JapanDay;
  startsAt: Date | null;
  waits: boolean;
}

/**
 * R62: coming and running sessions by start time, then orders, then today's finished sessions with the latest first,
 * then sessions of earlier days.
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
  const index = a.findIndex((part, position) => part !== b[position]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
