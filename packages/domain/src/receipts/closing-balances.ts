import type { JapanDay } from '../time/japan-time.ts';

/** A line of a bank's file in either direction. Without a balance it says nothing of the account's. */
export interface BankMove {
  day: JapanDay;
  /** Below zero if it went out. */
  amount: number;
  balance: number | null;
}

export interface ClosingBalance {
  day: JapanDay;
  balance: number;
}

/** The balance after the last line of each day. Some banks write the newest line first. */
export function closingBalances(moves: readonly BankMove[]): ClosingBalance[] {
  const inOrder = isNewestFirst(moves) ? moves.toReversed() : moves;
  const closings = new Map<JapanDay, number>();
  for (const { day, balance } of inOrder) if (balance !== null) closings.set(day, balance);
  return [...closings]
    .map(([day, balance]) => ({ day, balance }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

export interface BankClosing extends ClosingBalance {
  /** The sum that went out since the closing before, above zero. */
  withdrawn: number;
}

/** Closing balances with what went out until then, by which staff see whether a file lacks a line. */
export function bankClosings(moves: readonly BankMove[]): BankClosing[] {
  const closings = closingBalances(moves);
  return closings.map((closing, index) => {
    const before = closings[index - 1]?.day;
    const since = moves.filter(({ day }) => day <= closing.day && (before === undefined || day > before));
    return { ...closing, withdrawn: since.reduce((sum, { amount }) => sum - Math.min(0, amount), 0) };
  });
}

/** If all lines are of one day, the balances tell it: each one is the balance before it and its amount. */
function isNewestFirst(moves: readonly BankMove[]): boolean {
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return false;
  if (first.day !== last.day) return first.day > last.day;
  const fitting = (step: 1 | -1) =>
    moves.filter(({ amount, balance }, index) => {
      const before = moves[index + step];
      return before !== undefined && balance !== null && before.balance === balance - amount;
    }).length;
  return fitting(1) > fitting(-1);
}
