import type { FeedRowOf } from '@seri/contract/intake/feed.schema';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { mayBecome } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { type EndingLot, outcomeOf } from '../lots/choose-outcome.ts';

/** A lot without a result in the database. */
export interface OpenLot extends EndingLot {
  kind: LotKind;
  status: number;
}

type ResultRow = FeedRowOf<'result'>;

/** R34: the result rows that are due by now for open lots: running, or ended. */
export function dueRows(seed: number, lots: readonly OpenLot[], now: Date): readonly ResultRow[] {
  return lots.map((lot) => dueRow(seed, lot, now)).filter((row) => row !== undefined);
}

function dueRow(seed: number, lot: OpenLot, now: Date): ResultRow | undefined {
  const row = rowOf(seed, lot, now);
  return row && mayBecome(lot, row.status) ? row : undefined;
}

function rowOf(seed: number, lot: OpenLot, now: Date): ResultRow | undefined {
  const outcome = outcomeOf(seed, lot);
  if (Date.parse(outcome.endedAt) <= now.getTime()) return { type: 'result', lot: lot.id, ...outcome };
  if (Date.parse(lot.runsAt) > now.getTime()) return undefined;
  return { type: 'result', lot: lot.id, status: lotStatusCodes.ongoing };
}
