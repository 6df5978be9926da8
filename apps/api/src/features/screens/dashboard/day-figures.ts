import type { Dashboard } from '@seri/contract/screens/dashboard.schema';
import { bidStatusCodes, isOpenBid, isWaiting, openStatuses } from '@seri/domain/bids/bid-statuses';
import { addDays, hour, type JapanDay, japanDay, minute } from '@seri/domain/time/japan-time';

/** Bids of one status, day and session, counted. */
export interface DayTally {
  status: number;
  day: JapanDay;
  /** Bids on stock cars, which have no day. */
  isOrder: boolean;
  /** Bids that have a purchase. */
  isBooked: boolean;
  sessionId: number | null;
  /** Time at which bidding closes. */
  closes: Date | null;
  count: number;
  /** Sum of the amounts, as in the lists of bids. */
  amount: number;
  /** Sum of the amounts with adjustments. */
  cost: number;
}

type DayFigures = Pick<Dashboard, 'open' | 'fresh' | 'today' | 'unpriced' | 'workload' | 'wins'>;

interface NextSpan {
  after: Date;
  until: Date | null;
  most: number;
}

export const winDays = 14;
const halfHour = 30 * minute;
const { new: fresh, finished, won, blank } = bidStatusCodes;

/** R63 */
export function dayFigures(tally: readonly DayTally[], now: Date): DayFigures {
  const today = japanDay(now);
  const ofToday = tally.filter(({ day, isOrder }) => day === today && !isOrder);
  return {
    open: openOf(tally),
    fresh: freshOf(
      tally.filter(({ status }) => status === fresh),
      now,
    ),
    today: todayOf(ofToday),
    unpriced: countOf(tally.filter(({ status, isBooked }) => status === won && !isBooked)),
    workload: workloadOf(ofToday),
    wins: winsOf(tally, today),
  };
}

function openOf(tally: readonly DayTally[]): DayFigures['open'] {
  return openStatuses.map((status) => {
    const open = tally.filter((item) => item.status === status && !item.isBooked);
    return { status, count: countOf(open), amount: sumOf(open, 'amount') };
  });
}

function freshOf(tally: readonly DayTally[], now: Date): DayFigures['fresh'] {
  const ahead = tally.flatMap(({ closes, count }) => (closes && closes > now ? [{ closes, count }] : []));
  const soon = ahead.filter(({ closes }) => closes.getTime() - now.getTime() <= hour);
  const first = ahead.toSorted((item, other) => item.closes.getTime() - other.closes.getTime())[0];
  return { count: countOf(tally), soon: countOf(soon), closes: first?.closes.toISOString() ?? null };
}

function todayOf(tally: readonly DayTally[]): DayFigures['today'] {
  const open = tally.filter(({ status }) => isOpenBid(status));
  const wins = tally.filter(({ status }) => status === won);
  return {
    count: countOf(open),
    amount: sumOf(open, 'cost'),
    won: countOf(wins),
    ended: countOf(tally.filter(({ status }) => [finished, won, blank].some((end) => end === status))),
  };
}

/** `ready` counts bids that were taken to the house, whatever came of them. */
function workloadOf(tally: readonly DayTally[]): DayFigures['workload'] {
  const closing = tally.flatMap(({ status, closes, count }) =>
    closes && (isWaiting(status) || status === finished || status === won)
      ? [{ at: Math.floor(closes.getTime() / halfHour) * halfHour, isFresh: status === fresh, count }]
      : [],
  );
  if (closing.length === 0) return [];
  const times = closing.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  return Array.from({ length: (last - first) / halfHour + 1 }, (_, index) => {
    const at = first + index * halfHour;
    const here = closing.filter((item) => item.at === at);
    return {
      at: new Date(at).toISOString(),
      fresh: countOf(here.filter(({ isFresh }) => isFresh)),
      ready: countOf(here.filter(({ isFresh }) => !isFresh)),
    };
  });
}

export interface NextSession {
  id: number;
  day: JapanDay;
}

/** The sessions that close next, as many as are needed for `most` waiting bids. */
export function nextSessions(tally: readonly DayTally[], { after, until, most }: NextSpan): NextSession[] {
  const ahead = tally.flatMap(({ status, closes, sessionId: id, day, count }) =>
    isWaiting(status) && id !== null && closes && closes > after && !(until && closes > until)
      ? [{ id, day, closes: closes.getTime(), count }]
      : [],
  );
  const inOrder = ahead.toSorted((item, other) => item.closes - other.closes);
  const enough = inOrder.findIndex((_, index) => countOf(inOrder.slice(0, index + 1)) >= most);
  const last = inOrder.at(enough)?.closes ?? 0;
  const next = inOrder.filter(({ closes }) => closes <= last);
  return [...new Map(next.map(({ id, day }) => [id, { id, day }])).values()];
}

function winsOf(tally: readonly DayTally[], today: JapanDay): DayFigures['wins'] {
  const wins = tally.filter(({ status }) => status === won);
  return Array.from({ length: winDays }, (_, index) => {
    const day = addDays(today, index + 1 - winDays);
    return { day, count: countOf(wins.filter((item) => item.day === day)) };
  });
}

const countOf = (tally: readonly { count: number }[]) => tally.reduce((sum, { count }) => sum + count, 0);
const sumOf = (tally: readonly DayTally[], name: 'amount' | 'cost') => tally.reduce((sum, item) => sum + item[name], 0);
