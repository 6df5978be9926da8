import type { BidsAnswer } from './bids.ts';
import type { Stand } from './held-pages.ts';

type Sessions = NonNullable<BidsAnswer['sessions']>;

/** The head of a session in the list, before the first of its bids. */
export interface DeskHead {
  sessionId: number | null;
  /** How many bids it has, loaded or not. */
  count: number;
  /** The place of its first bid among all bids. */
  first: number;
}

/** What stands in a line of the list: a bid, by its place among all bids, or the head over it. */
export interface DeskLine {
  row: number;
  head: DeskHead | undefined;
}

/** Bids and the heads between them, in lines of one height. */
export interface DeskLines {
  count: number;
  /** Bids, loaded or not. */
  total: number;
  heads: readonly DeskHead[];
  at: (line: number) => DeskLine;
  /** In which line a bid stands, by its place among all bids. */
  lineOf: (row: number) => number;
}

function headsOf(sessions: Sessions): DeskHead[] {
  let first = 0;
  return sessions.map((session) => {
    const head = { ...session, first };
    first += session.count;
    return head;
  });
}

/** In which line the place that a page tells of stands now: its session is where it was, or the next one that is left. */
export function lineOfStand({ heads, lineOf }: DeskLines, { place, sessions = [] }: Stand): number | undefined {
  const before = headsOf(sessions);
  const at = before.findLastIndex(({ first }) => first <= place);
  const was = before[at];
  if (!was) return lineOf(place);
  for (const { sessionId } of before.slice(at)) {
    const now = heads.find((head) => head.sessionId === sessionId);
    if (!now) continue;
    if (sessionId !== was.sessionId) return lineOf(now.first) - 1;
    return lineOf(now.first + Math.min(place - was.first, now.count - 1));
  }
  return undefined;
}

/** Whether nothing came to its session, or to a list without sessions, nor left it: its place in there stands. */
export function isSure({ heads, total }: DeskLines, { place, total: all, sessions = [] }: Stand): boolean {
  const was = headsOf(sessions).findLast(({ first }) => first <= place);
  if (!was) return all === total;
  const now = heads.find(({ sessionId }) => sessionId === was.sessionId);
  return !now || now.count === was.count;
}

export function deskLines(total: number, sessions: Sessions = []): DeskLines {
  const heads = headsOf(sessions);
  return {
    count: total + heads.length,
    total,
    heads,
    at(line) {
      const above = heads.findLastIndex((head, index) => head.first + index <= line);
      const head = heads[above];
      return head && head.first + above === line
        ? { row: head.first, head }
        : { row: line - above - 1, head: undefined };
    },
    lineOf: (row) => row + heads.findLastIndex((head) => head.first <= row) + 1,
  };
}
