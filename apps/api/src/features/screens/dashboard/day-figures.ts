import type { Dashboard } from '@seri/contract/screens/dashboard.schema';
import { bidStatusCodes, isOpenBid, isWaiting, openStatuses } from '@seri/domain/bids/bid-statuses';
import { addDays, hour, type JapanDay, japanDay, minute } from '@seri/domain/time/japan-time';

/** Bids of one status, day and session. */
export interface DayTally {
  status: number;
  day: JapanDay;
  /** On a stock car, which has no day. */
  isOrder: boolean;
  /** It has its purchase. */
  isBooked: boolean;
  sessionId: number | null;
  /** When bidding closes. */
  closes: Date | null;
  count: number;
  /** As the lists of bids have it. */
  amount: number;
  /** With what staff have added or taken off. */
  cost: number;
}

type Figures = Pick<Dashboard, 'open' | 'fresh' | 'today' | 'unpriced' | 'workload' | 'wins'>;

interface NextSpan {
  after: Date;
  until: Date | null;
  most: number;
}

export const winDays = 14;
const halfHour = 30 * minute;
const { new: fresh, finished, won, blank } = bidStatusCodes;

/** R63: what the day comes to. */
export function dayFigures(tally: readonly DayTally[], now: Date): Figures {
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

function openOf(tally: readonly DayTally[]): Figures['open'] {
  return openStatuses.map((status) => {
    const open = tally.filter((one) => one.status === status && !one.isBooked);
    return { status, count: countOf(open), amount: sumOf(open, 'amount') };
  });
}

function freshOf(tally: readonly DayTally[], now: Date): Figures['fresh'] {
  const ahead = tally.flatMap(({ closes, count }) => (closes && closes > now ? [{ closes, count }] : []));
  const soon = ahead.filter(({ closes }) => closes.getTime() - now.getTime() <= hour);
  const first = ahead.toSorted((one, other) => one.closes.getTime() - other.closes.getTime())[0];
  return { count: countOf(tally), soon: countOf(soon), closes: first?.closes.toISOString() ?? null };
}

function todayOf(tally: readonly DayTally[]): Figures['today'] {
  const open = tally.filter(({ status }) => isOpenBid(status));
  const wins = tally.filter(({ status }) => status === won);
  return {
    count: countOf(open),
    amount: sumOf(open, 'cost'),
    won: countOf(wins),
    ended: countOf(tally.filter(({ status }) => [finished, won, blank].some((end) => end === status))),
  };
}

/** Ready is what has been taken to the house, whatever came of it. */
function workloadOf(tally: readonly DayTally[]): Figures['workload'] {
  const closing = tally.flatMap(({ status, closes, count }) =>
    closes && (isWaiting(status) || status === finished || status === won)
      ? [{ at: Math.floor(closes.getTime() / halfHour) * halfHour, isFresh: status === fresh, count }]
      : [],
  );
  if (closing.length === 0) return [];
  const times = closing.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  return Array.from({ length: (last - first) / halfHour + 1 }, (_, place) => {
    const at = first + place * halfHour;
    const here = closing.filter((one) => one.at === at);
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

/** The sessions whose bidding closes next, as many as hold so many bids that wait. */
export function nextSessions(tally: readonly DayTally[], { after, until, most }: NextSpan): NextSession[] {
  const ahead = tally.flatMap(({ status, closes, sessionId: id, day, count }) =>
    isWaiting(status) && id !== null && closes && closes > after && !(until && closes > until)
      ? [{ id, day, closes: closes.getTime(), count }]
      : [],
  );
  const inOrder = ahead.toSorted((one, other) => one.closes - other.closes);
  const enough = inOrder.findIndex((_, place) => countOf(inOrder.slice(0, place + 1)) >= most);
  const last = inOrder.at(enough)?.closes ?? 0;
  const next = inOrder.filter(({ closes }) => closes <= last);
  return [...new Map(next.map(({ id, day }) => [id, { id, day }])).values()];
}

function winsOf(tally: readonly DayTally[], today: JapanDay): Figures['wins'] {
  const wins = tally.filter(({ status }) => status === won);
  return Array.from({ length: winDays }, (_, place) => {
    const day = addDays(today, place + 1 - winDays);
    return { day, count: countOf(wins.filter((one) => one.day === day)) };
  });
}

const countOf = (tally: readonly { count: number }[]) => tally.reduce((sum, { count }) => sum + count, 0);
const sumOf = (tally: readonly DayTally[], name: 'amount' | 'cost') => tally.reduce((sum, one) => sum + one[name], 0);
