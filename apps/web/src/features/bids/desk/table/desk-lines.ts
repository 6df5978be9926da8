import type { BidsAnswer } from '../../list/bids.ts';
import type { ListPosition } from './held-pages.ts';

type SessionCounts = NonNullable<BidsAnswer['sessions']>;

/** The head of a session, before its first bid. */
export interface DeskHead {
  sessionId: number | null;
  count: number;
  /** Index of its first bid in the whole list. */
  first: number;
}

/** A line is a bid, by its index in the whole list, or the head of a session, by the index of its first bid. */
export interface DeskLine {
  row: number;
  head: DeskHead | undefined;
}

export interface DeskLines {
  count: number;
  /** Number of bids, loaded or not. */
  total: number;
  heads: readonly DeskHead[];
  at: (line: number) => DeskLine;
  /** The line of a bid, by its index in the whole list. */
  lineOf: (row: number) => number;
}

function headsOf(sessions: SessionCounts): DeskHead[] {
  let first = 0;
  return sessions.map((session) => {
    const head = { ...session, first };
    first += session.count;
    return head;
  });
}

/**
 * The current line of an earlier position: at the same offset in its session, or at the head of the next session that
 * still exists.
 */
export function lineOfPosition(
  { heads, lineOf }: DeskLines,
  { index, sessions = [] }: ListPosition,
): number | undefined {
  const oldHeads = headsOf(sessions);
  const oldIndex = oldHeads.findLastIndex(({ first }) => first <= index);
  const oldHead = oldHeads[oldIndex];
  if (!oldHead) return lineOf(index);
  for (const { sessionId } of oldHeads.slice(oldIndex)) {
    const head = heads.find((other) => other.sessionId === sessionId);
    if (!head) continue;
    if (sessionId !== oldHead.sessionId) return lineOf(head.first) - 1;
    return lineOf(head.first + Math.min(index - oldHead.first, head.count - 1));
  }
  return undefined;
}

/**
 * True while the number of bids in its session, or in a list without sessions, is unchanged, so that its offset holds.
 * A session that is gone counts as unchanged.
 */
export function isReliable(
  { heads, total }: DeskLines,
  { index, total: oldTotal, sessions = [] }: ListPosition,
): boolean {
  const oldHead = headsOf(sessions).findLast(({ first }) => first <= index);
  if (!oldHead) return oldTotal === total;
  const head = heads.find(({ sessionId }) => sessionId === oldHead.sessionId);
  return !head || head.count === oldHead.count;
}

export function deskLines(total: number, sessions: SessionCounts = []): DeskLines {
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
