import type { JapanDay } from '../time/japan-time.ts';
import { homeOf, type LotKind } from './lot-kinds.ts';
import { type LotStatus, lotStatus } from './lot-status.ts';
import { stateTable } from '../common/state-table.ts';

const otherEnds = ['soldByNegotiation', 'notSold', 'unsold', 'cancelled', 'removed', 'unknown'] as const;
const ends = ['sold', ...otherEnds] as const;
const free = ['upcoming', 'ongoing'] as const;
const agreed = ['sold', 'soldByNegotiation'] as const;

/**
 * R34: how an auction day moves a lot. One that ran while nobody looked goes straight to its end. A lot that passed may
 * be sold by agreement afterwards; every other end is final. Of a code that nobody has named nothing is known.
 */
export const lotMoves = stateTable<LotStatus>('upcoming', {
  upcoming: ['ongoing', ...ends],
  ongoing: ends,
  sold: [],
  soldByNegotiation: [],
  notSold: agreed,
  unsold: agreed,
  cancelled: [],
  removed: [],
  unknown: [...free, ...ends],
});

/**
 * R34: a stock car has no day that ends it, so its house may offer it anew. One that is ordered from us stands as sold:
 * its house may still do anything with it.
 */
export const stockMoves = stateTable<LotStatus>('upcoming', {
  upcoming: ['ongoing', ...ends],
  ongoing: ['upcoming', ...ends],
  sold: [...free, ...otherEnds],
  soldByNegotiation: free,
  notSold: free,
  unsold: free,
  cancelled: free,
  removed: free,
  unknown: [...free, ...ends],
});

interface StandingLot {
  kind: LotKind;
  status: number;
}

export function mayBecome({ kind, status }: StandingLot, to: number): boolean {
  return (kind === 'stock' ? stockMoves : lotMoves)[lotStatus(status)].includes(lotStatus(to));
}

/** The state in which a lot stands may be told again, with another price, time or reason. */
export function mayBeTold(lot: StandingLot, to: number): boolean {
  return lotStatus(lot.status) === lotStatus(to) || mayBecome(lot, to);
}

const open: ReadonlySet<LotStatus> = new Set([...free, 'unknown']);

/** Bids on it may still win: it has not ended. */
export function isOpen(status: number): boolean {
  return open.has(lotStatus(status));
}

/** It has ended, or its day has. */
export function isOver(lot: StandingLot & { day: JapanDay }, today: JapanDay): boolean {
  return !isOpen(lot.status) || homeOf(lot.kind, lot.day, today) === 'statistics';
}
