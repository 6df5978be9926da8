import { bidStatusCodes, mayBecomeBid } from './bid-statuses.ts';
import { japanDay } from '../time/japan-time.ts';

export interface StatusFacts {
  now: Date;
  from: number;
  to: number;
  wonAt: Date | null;
}

export type StatusDecision = { refuse: 'STATE_CHANGED' | 'WIN_CLOSED' } | { do: 'set'; status: number };

/** R57: an ended bid keeps its status. A win can be changed until the end of its day in Japan, and set to blank at any time. */
export function decideStatus({ now, from, to, wonAt }: StatusFacts): StatusDecision {
  if (!mayBecomeBid(from, to)) return { refuse: 'STATE_CHANGED' };
  const isTakenBack = from === bidStatusCodes.won && to !== bidStatusCodes.blank;
  if (isTakenBack && (wonAt === null || japanDay(wonAt) !== japanDay(now))) return { refuse: 'WIN_CLOSED' };
  return { do: 'set', status: to };
}
