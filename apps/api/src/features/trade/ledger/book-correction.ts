import type { Booked, CorrectionBody } from '@seri/contract/trade/ledger.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertStillHas, lockVisible } from '../../people/clients/clients.command.ts';
import { bookEntry } from './book-entry.command.ts';
import { assertCanBookFor } from './ledger.policy.ts';
import { readBalanceInfo } from './ledger.query.ts';

/** R22, R89: a wrong entry stays and is corrected by another entry, up or down. */
export function bookCorrection({ actor, transaction }: Acting, { id, ...correction }: CorrectionBody): Promise<Booked> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    await assertStillHas(tx, actor, 'accounting');
    assertCanBookFor(actor, account);
    await bookEntry(tx, { ...correction, accountId: id, kind: 'correction', bookedBy: actor.accountId });
    return { success: true, balanceInfo: await readBalanceInfo(tx, id) };
  });
}
