import type { ListColumn } from '../../lib/lists/list-columns.ts';
import { widths } from '../../lib/browser/use-media.ts';
import type { DashboardKind } from './dashboard.ts';

const columns = {
  photo: { id: 'photo', head: 'dashboard.col.photo', width: 60, quiet: true, cell: 'pic' },
  lot: { id: 'lot', head: 'dashboard.col.lot', width: 84, cell: 'plate' },
  name: { id: 'name', head: 'dashboard.col.name', width: 'rest', cell: 'name' },
  condition: { id: 'condition', head: 'dashboard.col.condition', width: 58 },
  bid: { id: 'bid', head: 'dashboard.col.bid', width: 116, numeric: true },
  status: { id: 'status', head: 'dashboard.col.status', width: 148 },
  /** For staff, whose statuses do not include the long “under review”. */
  short: { id: 'status', head: 'dashboard.col.status', width: 92 },
  cancel: { id: 'cancel', head: 'dashboard.col.cancel', width: 88 },
  closes: { id: 'closes', head: 'dashboard.col.closes', width: 92 },
  runs: { id: 'runs', head: 'dashboard.col.runs', width: 88 },
} as const satisfies Record<string, ListColumn>;

export type NextColumn = (typeof columns)[keyof typeof columns];
export type NextColumnId = NextColumn['id'];

const { photo, lot, name, condition, bid, status, short, cancel, closes, runs } = columns;

/** Clients see the three deadlines in chronological order; staff see only the bidding deadline. */
export function nextColumnsFor(kind: DashboardKind): readonly NextColumn[] {
  if (kind === 'staff') return [photo, lot, closes, name, condition, bid, short];
  return [photo, lot, name, condition, bid, status, cancel, closes, runs];
}

export const minNameWidth = 142;

export const stripsFor = (kind: DashboardKind): string => (kind === 'staff' ? widths.phone : '(width < 900px)');
