import type { CancelReason, SettlementEnd } from '@seri/domain/settlements/settlement';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Settlement as SettlementTable } from '../../../platform/database/schema.generated.ts';

// Callers of the writing functions hold the locks of account, session, lot, bid and purchase.

export type SettlementRow = Selectable<SettlementTable> & { kind: SettlementEnd; reason: CancelReason | null };

export async function insertSettlement(tx: Tx, row: Insertable<SettlementTable>): Promise<number> {
  return (await tx.insertInto('settlement').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** One that was not reversed; undefined if there is none. */
export function findSettlement(tx: Tx, id: number): Promise<SettlementRow | undefined> {
  const rows = tx.selectFrom('settlement').selectAll().where('id', '=', id).where('reversed_at', 'is', null);
  return rows.$castTo<SettlementRow>().executeTakeFirst();
}

const next = sql<number>`version + 1`;

export async function writeSettlement(
  tx: Tx,
  id: number,
  to: Pick<SettlementRow, 'note' | 'resold_for' | 'gain'>,
): Promise<void> {
  await tx
    .updateTable('settlement')
    .set({ ...to, version: next })
    .where('id', '=', id)
    .execute();
}

export async function writeReversal(tx: Tx, id: number, reversedBy: number): Promise<void> {
  const changes = { reversed_by: reversedBy, reversed_at: sql<Date>`app_now()`, version: next };
  await tx.updateTable('settlement').set(changes).where('id', '=', id).execute();
}
