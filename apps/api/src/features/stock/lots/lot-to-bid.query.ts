import { japanDay } from '@seri/domain/time/japan-time';
import { type Deadlines, deadlinesOf } from '@seri/domain/lots/lot-clock';
import { type LotKind, maySeeLot } from '@seri/domain/lots/lot-kinds';
import { isOver } from '@seri/domain/lots/lot-states';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type LotRow, readLotRow } from './lot-row.query.ts';

export interface LotToBid {
  id: number;
  kind: LotKind;
  isStock: boolean;
  isOver: boolean;
  deadlines: Deadlines | null;
  cancellingClosesMinutes: number | null;
}

/** Refuses a lot that the reader may not see as not found. */
export async function readLotToBid(
  db: Db,
  { permissions }: Pick<Actor, 'permissions'>,
  lotId: number,
  now: Date,
): Promise<LotToBid> {
  const row = await readLotRow(db, lotId);
  if (!row || !maySeeLot(permissions, { kind: row.kind, day: row.held_on }, japanDay(now))) throw refusal('NOT_FOUND');
  return lotToBid(row, now);
}

export function lotToBid(row: LotRow, now: Date): LotToBid {
  return {
    id: row.id,
    kind: row.kind,
    isStock: row.kind === 'stock',
    isOver: isOver({ ...row, day: row.held_on }, japanDay(now)),
    deadlines: deadlinesOfRow(row),
    cancellingClosesMinutes: row.cancelling_closes_minutes,
  };
}

/** Null for a stock car. */
function deadlinesOfRow(row: LotRow): Deadlines | null {
  const { starts_at: startsAt, bidding_closes_minutes, cancelling_closes_minutes } = row;
  if (!startsAt || bidding_closes_minutes === null || cancelling_closes_minutes === null) return null;
  return deadlinesOf({
    startsAt,
    biddingClosesMinutes: bidding_closes_minutes,
    cancellingClosesMinutes: cancelling_closes_minutes,
  });
}
