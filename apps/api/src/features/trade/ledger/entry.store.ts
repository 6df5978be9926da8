import type { EntryKind } from '@seri/domain/money/ledger';
import type { LineKind } from '@seri/domain/charges/charge-kinds.data';
import type { Tx } from '../../../platform/database/database.ts';

export interface NewEntry {
  accountId: number;
  kind: EntryKind;
  amount: number;
  /** Shown to the client and to staff. */
  description: string;
  /** Shown to staff only. */
  reason: string;
  bookedBy: number;
  /** R61: the purchase that the entry is for. */
  purchaseId?: number;
  /** R87: the kind of the charge that the entry is for, or null for the price. */
  fee?: LineKind | null;
  chargeId?: number;
  /** R94: the entry that this one takes back. */
  reversesId?: number;
  /** R57: the client gets no event. */
  isQuiet?: boolean;
}

/** Appends an entry. The caller holds the lock of the account; without it two entries would take the same number. */
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
      charge_id: entry.chargeId ?? null,
      reverses_id: entry.reversesId ?? null,
    })
    .returning(['id', 'balance'])
    .executeTakeFirstOrThrow();
}
