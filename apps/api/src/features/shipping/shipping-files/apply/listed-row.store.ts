import type { CarChange } from '@seri/domain/shipping-files/row-changes';
import type { ShippingOutcome } from '@seri/domain/shipping-files/shipping-file-states';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';
import type { ExpectedBefore } from '../../../trade/purchases/charges/expect-again.command.ts';
import type { CarCalls } from '../../../trade/purchases/stages/lock-car.command.ts';
import type { NumberColumns } from '../../../trade/purchases/stages/shipping-numbers.command.ts';

/** A car as it was before, and the version that the list has left. */
export interface CarBefore {
  version: number;
  status: number;
  calls: CarCalls | null;
  numbers: NumberColumns;
  /** The charges that were booked by its move. */
  charges: ExpectedBefore[];
}

/** Rows that are not applied yet, or that are not taken back yet. */
export type OpenRows = 'toApply' | 'toUndo';

const isOpen = (open: OpenRows) =>
  open === 'toApply' ? sql<boolean>`is_chosen and outcome is null` : sql<boolean>`is_chosen and outcome = 'applied'`;

const openRows = (db: Db | Tx, fileId: number, open: OpenRows) =>
  db
    .selectFrom('shipping_row')
    .innerJoin('purchase', 'purchase.id', 'purchase_id')
    .where('file_id', '=', fileId)
    .where(isOpen(open));

/** In the order of the locks: by account, then by purchase. If two rows name one car, a later call returns the second. */
export async function readOpenPlaces(db: Db, fileId: number, open: OpenRows): Promise<number[]> {
  const rows = await openRows(db, fileId, open)
    .select('place')
    .distinctOn(['purchase.account_id', 'purchase.id'])
    .orderBy('purchase.account_id')
    .orderBy('purchase.id')
    .orderBy('place')
    .execute();
  return rows.map(({ place }) => place);
}

export type StoredListRow = Awaited<ReturnType<typeof readRowsOfList>>[number];

export function readRowsOfList(tx: Tx, fileId: number, open: OpenRows, places: readonly number[]) {
  return openRows(tx, fileId, open)
    .select(['place', 'account_id as accountId', 'seen_version as seenVersion', 'ship'])
    .select(['load_place as load', 'discharge_place as discharge'])
    .select((row) => [
      'purchase.id as purchaseId',
      row.ref('shipping_row.changes').$castTo<CarChange[]>().as('changes'),
      row.ref('shipping_row.undo').$castTo<CarBefore | null>().as('undo'),
    ])
    .where(sql<boolean>`place = any(${places}::integer[])`)
    .orderBy('account_id')
    .orderBy('purchase.id')
    .execute();
}

export interface SettledRow {
  place: number;
  outcome: ShippingOutcome;
  code?: string | null | undefined;
  /** Kept when a row is taken back. */
  undo?: CarBefore | undefined;
}

export async function writeOutcomes(tx: Tx, fileId: number, rows: readonly SettledRow[]): Promise<void> {
  await sql`
    update shipping_row set outcome = settled.outcome, code = settled.code, undo = coalesce(settled.undo, shipping_row.undo)
    from jsonb_to_recordset(${JSON.stringify(rows)}) as settled (place integer, outcome text, code text, undo jsonb)
    where file_id = ${fileId} and shipping_row.place = settled.place`.execute(tx);
}

/** Those of the accounts that have no open row any more. */
export async function readFinished(
  tx: Tx,
  fileId: number,
  open: OpenRows,
  accountIds: readonly number[],
): Promise<number[]> {
  const rows = await openRows(tx, fileId, open)
    .select('account_id')
    .distinct()
    .where(sql<boolean>`account_id = any(${accountIds}::bigint[])`)
    .execute();
  const waiting = new Set(rows.map(({ account_id: id }) => id));
  return accountIds.filter((id) => !waiting.has(id));
}
