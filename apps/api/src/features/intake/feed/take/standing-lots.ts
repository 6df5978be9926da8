import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { mayBeReported, mayBecome } from '@seri/domain/lots/lot-states';
import { lotStatus, lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';

/** A lot that a source has told before. */
export interface StandingLot {
  id: number;
  held_on: string;
  kind: LotKind;
  status: number;
  fingerprint: string | null;
}

/**
 * Without a lock, for a feed tells thousands of lots again and again. Only this import writes the states of lots at
 * auction; orders make a free stock car sold and a sold one free, and from both of these every state may be told.
 */
export async function readStandingLots(
  tx: Tx,
  sourceId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, StandingLot>> {
  const { rows } = await sql<StandingLot & { external_id: string }>`
    select lot.id, lot.held_on, lot.kind, lot.status, external_id, replace(fingerprint::text, '-', '') as fingerprint
    from lot_key join lot on lot.id = lot_key.id and lot.held_on = lot_key.held_on
    where source_id = ${sourceId} and external_id = any(${names}::text[])`.execute(tx);
  return new Map(rows.map(({ external_id: name, ...lot }) => [name, lot]));
}

/** R34: the reason why a source may not tell this state of a lot now. */
export function refusedState(lot: Pick<StandingLot, 'kind' | 'status'>, to: number): string | undefined {
  if (mayBeReported(lot, to)) return undefined;
  return `status: a lot that is ${lotStatus(lot.status)} (${lot.status}) cannot become ${lotStatus(to)} (${to})`;
}

const { cancelled, upcoming, ongoing } = lotStatusCodes;

/** R34: the lots of a session that a cancellation of it ends. */
export const notRun = [upcoming, ongoing].filter((status) => mayBecome({ kind: 'car', status }, cancelled));
