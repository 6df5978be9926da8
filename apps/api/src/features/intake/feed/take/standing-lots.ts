import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { mayBecome, mayBeReported } from '@seri/domain/lots/lot-states';
import { lotStatus, lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

export interface ExistingLot {
  id: number;
  held_on: string;
  kind: LotKind;
  status: number;
  fingerprint: string | null;
}

/**
 * Reads without a lock, since a feed repeats thousands of lots. That is safe: only this import writes the statuses of
 * lots at auction, and an order only moves a stock car between free and sold, from both of which the feed may tell
 * every status.
 */
export async function readExistingLots(
  tx: Tx,
  sourceId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, ExistingLot>> {
  const { rows } = await sql<ExistingLot & { external_id: string }>`
    select lot.id, lot.held_on, lot.kind, lot.status, external_id, replace(fingerprint::text, '-', '') as fingerprint
    from lot_key join lot on lot.id = lot_key.id and lot.held_on = lot_key.held_on
    where source_id = ${sourceId} and external_id = any(${names}::text[])`.execute(tx);
  return new Map(rows.map(({ external_id: name, ...lot }) => [name, lot]));
}

/** R34: returns the reason why the lot may not take this status, if any. */
export function refusedState(lot: Pick<ExistingLot, 'kind' | 'status'>, to: number): string | undefined {
  if (mayBeReported(lot, to)) return undefined;
  return `status: a lot that is ${lotStatus(lot.status)} (${lot.status}) cannot become ${lotStatus(to)} (${to})`;
}

const { cancelled, upcoming, ongoing } = lotStatusCodes;

/** R34: statuses of the lots that the cancellation of their session ends. */
export const notRun = [upcoming, ongoing].filter((status) => mayBecome({ kind: 'car', status }, cancelled));
