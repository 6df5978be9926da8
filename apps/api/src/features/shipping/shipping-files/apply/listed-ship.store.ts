import type { NeededCall, ShipChange } from '@seri/domain/shipping-files/row-changes';
import type { ShippingOutcome } from '@seri/domain/shipping-files/shipping-file-states';
import type { SeenCall } from '@seri/domain/voyages/port-calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

/** A ship as it was before, and the version that the list has left. */
export interface ShipBefore {
  version: number;
  /** Null of a ship that the list has added. */
  calls: SeenCall[] | null;
  /** Its day of departure was written, which is never taken back. */
  hasSailed: boolean;
}

export interface StoredListShip {
  place: number;
  vessel: string;
  number: string;
  line: string;
  voyageId: number | null;
  seenVersion: number | null;
  calls: readonly NeededCall[];
  /** Those that are taken. */
  changes: readonly ShipChange[];
  hasProblems: boolean;
  outcome: ShippingOutcome | null;
  code: string | null;
  undo: ShipBefore | null;
}

export async function readShipsOfList(db: Db | Tx, fileId: number): Promise<StoredListShip[]> {
  const ships = await db
    .selectFrom('shipping_ship')
    .select(['place', 'vessel', 'number', 'line', 'voyage_id', 'seen_version', 'code'])
    .select((ship) => [
      ship.ref('calls').$castTo<NeededCall[]>().as('calls'),
      ship.ref('changes').$castTo<ShipChange[]>().as('changes'),
      ship.ref('undo').$castTo<ShipBefore | null>().as('undo'),
      ship.ref('outcome').$castTo<ShippingOutcome | null>().as('outcome'),
      sql<boolean>`problems <> '[]'`.as('hasProblems'),
    ])
    .where('file_id', '=', fileId)
    .orderBy('place')
    .execute();
  return ships.map(({ voyage_id: voyageId, seen_version: seenVersion, changes, ...ship }) => ({
    ...ship,
    voyageId,
    seenVersion,
    changes: changes.filter(({ isTaken }) => isTaken),
  }));
}

/** The ships that chosen rows take. */
export async function readTakenShips(db: Db | Tx, fileId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('shipping_row')
    .select(sql<number>`ship`.as('ship'))
    .distinct()
    .where('file_id', '=', fileId)
    .where('is_chosen', '=', true)
    .where('ship', 'is not', null)
    .where(sql<boolean>`changes @> '[{"field": "ship", "isTaken": true}]'`)
    .execute();
  return new Set(rows.map(({ ship }) => ship));
}

export interface SettledShip {
  outcome: ShippingOutcome;
  code?: string | null;
  voyageId?: number;
  undo?: ShipBefore;
}

export async function settleShip(
  tx: Tx,
  fileId: number,
  place: number,
  { outcome, code = null, voyageId, undo }: SettledShip,
): Promise<void> {
  const change = {
    outcome,
    code,
    ...(voyageId !== undefined && { voyage_id: voyageId }),
    ...(undo && { undo: JSON.stringify(undo) }),
  };
  await tx.updateTable('shipping_ship').set(change).where('file_id', '=', fileId).where('place', '=', place).execute();
}
