import type { Db } from '@seri/api/platform/database/database';
import { hour, japanDay } from '@seri/domain/time/japan-time';
import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { auctionKinds } from '../lots/vehicle.ts';
import type { OpenLot } from './due-rows.ts';

/** A cancellation comes at most this long before the lot would have run, a negotiated sale this long after. */
const before = 1.5 * hour;
const after = 0.5 * hour;
const openStates = Object.values(lotStatusCodes).filter(isOpen);

/** Open lots whose time lies between `since` and now, widened by these margins. The index of the listing answers it. */
export async function readOpenLots(
  db: Db,
  sourceId: number,
  { since, now }: { since: Date; now: Date },
): Promise<readonly OpenLot[]> {
  const from = new Date(since.getTime() - after);
  const to = new Date(now.getTime() + before);
  const rows = await db
    .selectFrom('lot')
    .innerJoin('lot_key', 'lot_key.id', 'lot.id')
    .select(['lot_key.external_id', 'lot.kind', 'lot.status', 'lot.runs_at', 'lot.start_price'])
    .where('lot_key.source_id', '=', sourceId)
    .where('lot.kind', 'in', auctionKinds)
    .where('lot.held_on', '>=', japanDay(from))
    .where('lot.held_on', '<=', japanDay(to))
    .where('lot.runs_at', '>=', from)
    .where('lot.runs_at', '<=', to)
    .where('lot.status', 'in', openStates)
    .orderBy('lot.runs_at')
    .execute();
  return rows.map((row) => ({
    id: row.external_id,
    kind: row.kind as LotKind,
    status: row.status,
    runsAt: row.runs_at.toISOString(),
    ...(row.start_price !== null && { startPrice: row.start_price }),
  }));
}
