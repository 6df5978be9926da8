import type { EntryKind } from '@seri/domain/money/ledger';
import type { FeeKind } from '@seri/domain/purchases/purchase';
import type { Tx } from '../../../platform/database/database.ts';

export interface NewEntry {
  accountId: number;
  kind: EntryKind;
  amount: number;
  /** What the account's owner reads. */
  description: string;
  /** What staff read beside it. */
  reason: string;
  bookedBy: number;
  /** R61: what it pays for, and which of its fees. */
  purchaseId?: number;
  fee?: FeeKind | null;
  /** R57: its account is not told. */
  isQuiet?: boolean;
}

/** Writes an entry after the account's last one; the caller holds the account's lock, or the numbers collide. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<{ id: number; balance: number }> {
  const last = await tx
    .selectFrom('ledger_entry')
    .select(['number', 'balance'])
    .where('account_id', '=', entry.accountId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return tx
    .insertInto('ledger_entry')
    .values({
      account_id: entry.accountId,
      number: (last?.number ?? 0) + 1,
      kind: entry.kind,
      amount: entry.amount,
      balance: (last?.balance ?? 0) + entry.amount,
      description: entry.description,
      reason: entry.reason,
      booked_by: entry.bookedBy,
      purchase_id: entry.purchaseId ?? null,
      fee: entry.fee ?? null,
    })
    .returning(['id', 'balance'])
    .executeTakeFirstOrThrow();
}

export async function hasRemittanceOf(tx: Tx, accountId: number, minimum: number): Promise<boolean> {
  const row = await tx
    .selectFrom('ledger_entry')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'remittance')
    .where('amount', '>=', minimum)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
