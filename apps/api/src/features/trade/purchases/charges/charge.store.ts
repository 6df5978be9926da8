import type { BookedCharge, ChargeState } from '@seri/domain/charges/charge';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { SettlementLine } from '@seri/domain/settlements/settlement';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/database.ts';

// Callers of the writing functions hold the locks of account and purchase.

export interface ChargeRow {
  id: number;
  purchase_id: number;
  kind: LineKind;
  amount: number | null;
  state: ChargeState;
  note: string;
  /** The row of the table of prices that it comes from. */
  tariff_id: number | null;
  /** Null: by rule. */
  entered_by: number | null;
  /** R91: the end of the purchase that it belongs to. */
  settlement_id: number | null;
  version: number;
}

/** All that are or were in the ledger, and all that are expected. */
export function readCharges(db: Db | Tx, purchaseId: number): Promise<ChargeRow[]> {
  const charges = selectCharges(db).where('purchase_id', '=', purchaseId).where('state', '<>', 'dropped');
  return charges.orderBy('id').execute();
}

export function readChargesOf(db: Db | Tx, purchaseIds: readonly number[]): Promise<ChargeRow[]> {
  const charges = selectCharges(db).where(sql<boolean>`purchase_id = any(${purchaseIds}::bigint[])`);
  return charges.where('state', '<>', 'dropped').orderBy('id').execute();
}

/** Null if there is none. */
export async function findCharge(db: Db | Tx, id: number): Promise<ChargeRow | null> {
  return (await selectCharges(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

function selectCharges(db: Db | Tx) {
  return db
    .selectFrom('charge')
    .select(['id', 'purchase_id', 'amount', 'note', 'tariff_id', 'entered_by', 'settlement_id', 'version'])
    .select((charge) => charge.ref('kind').$castTo<LineKind>().as('kind'))
    .select((charge) => charge.ref('state').$castTo<ChargeState>().as('state'));
}

type NewCharge = Pick<ChargeRow, 'purchase_id' | 'kind' | 'amount' | 'state'>;

export async function insertCharge(
  tx: Tx,
  charge: NewCharge & Pick<ChargeRow, 'note'>,
  enteredBy: number,
): Promise<ChargeRow> {
  const row = { ...charge, entered_by: enteredBy };
  const { id } = await tx.insertInto('charge').values(row).returning('id').executeTakeFirstOrThrow();
  return { ...row, id, tariff_id: null, settlement_id: null, version: 1 };
}

export async function insertChargesByRule(
  tx: Tx,
  purchaseId: number,
  charges: readonly (NewCharge & Pick<ChargeRow, 'tariff_id'>)[],
): Promise<ChargeRow[]> {
  await tx
    .insertInto('charge')
    .values([...charges])
    .execute();
  return readCharges(tx, purchaseId);
}

/** R91: the lines of a settlement that are booked. */
export function readLines(tx: Tx, settlementId: number): Promise<ChargeRow[]> {
  const lines = selectCharges(tx).where('settlement_id', '=', settlementId).where('state', '=', 'booked');
  return lines.orderBy('id').execute();
}

export function readChargesById(tx: Tx, ids: readonly number[]): Promise<ChargeRow[]> {
  return selectCharges(tx)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .execute();
}

export async function insertLines(
  tx: Tx,
  { purchaseId, settlementId }: { purchaseId: number; settlementId: number },
  lines: readonly SettlementLine[],
  enteredBy: number,
): Promise<ChargeRow[]> {
  if (lines.length === 0) return [];
  const rows = lines.map(({ kind, amount, note }) => ({
    purchase_id: purchaseId,
    settlement_id: settlementId,
    kind,
    amount,
    note,
    state: 'booked' as const,
    entered_by: enteredBy,
  }));
  const inserted = await tx.insertInto('charge').values(rows).returning('id').execute();
  return readChargesById(
    tx,
    inserted.map(({ id }) => id),
  );
}

export async function writeCharge(
  tx: Tx,
  id: number,
  to: Partial<Pick<ChargeRow, 'amount' | 'note' | 'state' | 'tariff_id'>>,
): Promise<void> {
  const changes = { ...to, version: sql<number>`version + 1` };
  await tx.updateTable('charge').set(changes).where('id', '=', id).execute();
}

const ends = { booked: 'returned', expected: 'dropped' } as const satisfies Partial<Record<ChargeState, ChargeState>>;

/** R87: the booked charges of a void purchase are returned, and nothing more is expected of it. */
export async function endCharges(tx: Tx, purchaseId: number): Promise<void> {
  for (const [state, end] of Object.entries(ends)) {
    const changes = { state: end, version: sql<number>`version + 1` };
    const charges = tx.updateTable('charge').set(changes).where('purchase_id', '=', purchaseId);
    await charges.where('state', '=', state).execute();
  }
}

export const bookedOf = (charges: readonly ChargeRow[]): BookedCharge[] =>
  charges.flatMap(({ id, kind, amount, state }) =>
    state === 'booked' && amount !== null ? [{ id, kind, amount }] : [],
  );
