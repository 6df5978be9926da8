import { daysBetween, type JapanDay } from '../time/japan-time.ts';

export interface JoinableLine {
  bankAccount: string;
  bookedOn: JapanDay;
  amount: number;
  currency: string;
}

export interface OfferedJoin<Hand, Line> {
  hand: Hand;
  line: Line;
}

/** The bank may book money some days after staff have been told of it, or before they write it down. */
const mostDaysApart = 3;

/**
 * A line made by hand is the same money as a line of a file with an equal amount on the same bank account. Each joins at
 * most one other, the closest day first, and the first of equally close ones.
 */
export function offeredJoins<Hand extends JoinableLine, Line extends JoinableLine>(
  hands: readonly Hand[],
  lines: readonly Line[],
): OfferedJoin<Hand, Line>[] {
  const linesOf = Map.groupBy(lines, joinKey);
  const near = hands.flatMap((hand) =>
    (linesOf.get(joinKey(hand)) ?? []).map((line) => ({
      hand,
      line,
      apart: Math.abs(daysBetween(hand.bookedOn, line.bookedOn)),
    })),
  );
  const joined = new Set<JoinableLine>();
  return near
    .filter(({ apart }) => apart <= mostDaysApart)
    .toSorted((one, other) => one.apart - other.apart)
    .filter(({ hand, line }) => {
      if (joined.has(hand) || joined.has(line)) return false;
      joined.add(hand).add(line);
      return true;
    })
    .map(({ hand, line }) => ({ hand, line }));
}

const joinKey = ({ bankAccount, amount, currency }: JoinableLine) => JSON.stringify([bankAccount, amount, currency]);
