import { canBook } from '@seri/domain/money/ledger';
import { logAction } from '../../../platform/action-log.ts';
import { audienceOf } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { allocateAtEnd } from './allocation/allocate-money.ts';
import { insertEntry, type NewEntry } from './entry.store.ts';

/** R22: books one entry and returns its id. The caller holds the lock of the account. R92: at the end of the transaction its
 * money is allocated anew. */
export async function bookEntry(tx: Tx, entry: NewEntry): Promise<number> {
  const { accountId, kind, amount, reason, bookedBy, purchaseId, isQuiet = false } = entry;
  if (!canBook(kind, amount)) assertFaultless({ amount: { problem: 'invalid' } });
  const { id, balance } = await insertEntry(tx, entry);
  await logAction(tx, {
    accountId: bookedBy,
    onBehalfOf: accountId,
    action: 'ledger.booked',
    subject: `ledger-entry:${id}`,
    detail: { kind, amount, balance, reason, ...(purchaseId !== undefined && { purchaseId }) },
  });
  if (!isQuiet) await emit(tx, { audience: audienceOf.account(accountId), name: 'balance.changed', data: { balance } });
  allocateAtEnd(tx, accountId);
  return id;
}
