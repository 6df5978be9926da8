import type { BidsAnswer } from './bids.ts';

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
  heads: readonly DeskHead[];
  at: (line: number) => DeskLine;
  /** In which line a bid stands, by its place among all bids. */
  lineOf: (row: number) => number;
}

export function deskLines(total: number, sessions: Sessions = []): DeskLines {
  let first = 0;
  const heads = sessions.map((session) => {
    const head = { ...session, first };
    first += session.count;
    return head;
  });
  return {
    count: total + heads.length,
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
