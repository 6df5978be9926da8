import { mayBecomeReceipt, type ReceiptState } from '@seri/domain/receipts/receipt-states';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Receipt } from '../../../platform/database/schema.generated.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export type StoredReceipt = Omit<Selectable<Receipt>, 'state'> & { state: ReceiptState };
export type NewReceipt = Omit<Insertable<Receipt>, 'search' | 'state' | 'changed_by'> & { state: ReceiptState };

export async function findReceipt(tx: Tx, id: number): Promise<StoredReceipt> {
  const row = await tx.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  return row as StoredReceipt;
}

/** R94: the receipt as it was seen. Locked after the account. */
export async function lockReceipt(tx: Tx, { id, version }: { id: number; version: number }): Promise<StoredReceipt> {
  const row = await tx.selectFrom('receipt').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== version) throw refusal('STATE_CHANGED');
  return row as StoredReceipt;
}

export async function insertReceipt(tx: Tx, row: NewReceipt): Promise<number> {
  const values = { ...row, changed_by: row.entered_by };
  return (await tx.insertInto('receipt').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Written beside the state; a field that is not named stays. */
type MovedReceipt = Partial<Pick<StoredReceipt, 'account_id' | 'score' | 'entry_id' | 'note' | 'amount_jpy'>>;

interface ReceiptMove {
  to: ReceiptState;
  written: MovedReceipt;
  changedBy: number;
}

/** R94: every write of a state asks the table. */
export async function moveReceipt(
  tx: Tx,
  { id, state }: Pick<StoredReceipt, 'id' | 'state'>,
  { to, written, changedBy }: ReceiptMove,
): Promise<void> {
  if (!mayBecomeReceipt(state, to)) throw refusal('STATE_CHANGED');
  await tx
    .updateTable('receipt')
    .set({ ...written, state: to, ...changed(changedBy) })
    .where('id', '=', id)
    .execute();
}

const changed = (changedBy: number) => ({
  changed_by: changedBy,
  changed_at: sql<Date>`app_now()` satisfies RawBuilder<Date>,
  version: sql<number>`version + 1`,
});
