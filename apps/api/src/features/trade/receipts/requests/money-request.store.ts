import type { MoneyRequest } from '@seri/contract/trade/money-requests.schema';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { MoneyRequest as MoneyRequestTable } from '../../../../platform/database/schema.generated.ts';
import { refusal } from '../../../../platform/http/refusal.ts';

export type StoredRequest = Omit<Selectable<MoneyRequestTable>, 'kind' | 'state'> &
  Pick<MoneyRequest, 'kind' | 'state'>;

export async function insertMoneyRequest(tx: Tx, row: Insertable<MoneyRequestTable>): Promise<number> {
  return (await tx.insertInto('money_request').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** The account never changes, so it tells what to lock. */
export async function accountOfRequest(tx: Tx, id: number): Promise<number> {
  const row = await tx.selectFrom('money_request').select('account_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  return row.account_id;
}

/** R95: a request as it was seen, that nobody has decided. Locked after its account. */
export async function lockAsked(tx: Tx, { id, version }: { id: number; version: number }): Promise<StoredRequest> {
  const row = await tx.selectFrom('money_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND');
  if (row.version !== version || row.state !== 'asked') throw refusal('STATE_CHANGED');
  return row as StoredRequest;
}

interface Decision {
  state: 'done' | 'refused';
  decidedBy: number;
  note: string;
  entryId: number | null;
}

export async function writeDecision(tx: Tx, id: number, { state, decidedBy, note, entryId }: Decision): Promise<void> {
  await tx
    .updateTable('money_request')
    .set({ state, note, decided_by: decidedBy, decided_at: sql<Date>`app_now()`, entry_id: entryId })
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
