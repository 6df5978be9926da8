import type { JapanDay } from '../time/japan-time.ts';
import { homeOf, type LotKind } from './lot-kinds.ts';
import { type LotStatus, lotStatus, lotStatusCodes } from './lot-status.ts';
import { stateTable } from '../common/state-table.ts';

const otherEnds = ['soldByNegotiation', 'notSold', 'unsold', 'cancelled', 'removed', 'unknown'] as const;
const ends = ['sold', ...otherEnds] as const;
const free = ['upcoming', 'ongoing'] as const;
const agreed = ['sold', 'soldByNegotiation'] as const;

/**
 * R34: the moves of a lot at auction. A lot may go straight from upcoming to an end, if no feed reported it as ongoing.
 * An unsold lot may still be sold by agreement; every other end is final. From an unknown state every move is allowed.
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
 * R34: a stock car has no day that ends it, so its house may offer it again. A car ordered through the portal is `sold`
 * here, and its house may still report any state.
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

interface LotInState {
  kind: LotKind;
  status: number;
}

export function mayBecome({ kind, status }: LotInState, to: number): boolean {
  return (kind === 'stock' ? stockMoves : lotMoves)[lotStatus(status)].includes(lotStatus(to));
}

/** A feed may repeat the current state with another price, time or reason. */
export function mayBeReported(lot: LotInState, to: number): boolean {
  return lotStatus(lot.status) === lotStatus(to) || mayBecome(lot, to);
}

const open: ReadonlySet<LotStatus> = new Set([...free, 'unknown']);

/** The lot has not ended, so bids on it may still win. */
export function isOpen(status: number): boolean {
  return open.has(lotStatus(status));
}

/** The codes of lots that have ended; an unknown code is no end. */
export const endCodes = Object.values(lotStatusCodes).filter((code) => !isOpen(code));

export function isOver(lot: LotInState & { day: JapanDay }, today: JapanDay): boolean {
  return !isOpen(lot.status) || homeOf(lot.kind, lot.day, today) === 'statistics';
}
