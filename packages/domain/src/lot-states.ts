import type { JapanDay } from './japan-time.ts';
import { homeOf, type LotKind } from './lot-kinds.ts';
import { type LotStatus, lotStatus } from './lot-status.ts';
import { stateTable } from './state-table.ts';

const ends = ['sold', 'soldByNegotiation', 'notSold', 'unsold', 'cancelled', 'removed', 'unknown'] as const;

/**
 * R34: how an auction day moves a lot. One that ran while nobody looked goes straight to its end; whoever ended is over,
 * but for a code that nobody has named, of which nothing is known.
 */
export const lotMoves = stateTable<LotStatus>('upcoming', {
  upcoming: ['ongoing', ...ends],
  ongoing: ends,
  sold: [],
  soldByNegotiation: [],
  notSold: [],
  unsold: [],
  cancelled: [],
  removed: [],
  unknown: ['upcoming', 'ongoing', ...ends],
});

export function mayBecome(from: number, to: number): boolean {
  return lotMoves[lotStatus(from)].includes(lotStatus(to));
}

/** Something may still happen to it today. */
export function isOpen(status: number): boolean {
  return lotMoves[lotStatus(status)].length > 0;
}

/** It has ended, or its day has. */
export function isOver(lot: { status: number; kind: LotKind; day: JapanDay }, today: JapanDay): boolean {
  return !isOpen(lot.status) || homeOf(lot.kind, lot.day, today) === 'statistics';
}
