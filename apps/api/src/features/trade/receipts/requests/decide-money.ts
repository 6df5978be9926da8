import { type Done, success } from '@seri/contract/common.schema';
import type { DecideMoneyBody } from '@seri/contract/trade/money-requests.schema';
import { mayDecideMoney, mayTakeBack } from '@seri/domain/receipts/money-requests';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { payPurchases } from '../../ledger/allocation/pay-purchases.command.ts';
import { bookEntry } from '../../ledger/book-entry.command.ts';
import { lockToBook } from '../receipts.policy.ts';
import { accountOfRequest, lockAsked, type StoredRequest, writeDecision } from './money-request.store.ts';
import { tellRequest } from './money-requests.events.ts';
import { assertWithinMost } from './most-money.ts';

const ends = { approve: 'done', refuse: 'refused', 'take-back': 'taken-back' } as const;

/** R95: a second person books what was asked, by what is free at this moment, or refuses it; whoever asked takes it back. */
export function decideMoney(acting: Acting, { decision, note, ...seen }: DecideMoneyBody): Promise<Done> {
  const decidedBy = acting.actor.accountId;
  return acting.transaction(async (tx) => {
    const accountId = await accountOfRequest(tx, seen.id);
    await lockToBook(tx, acting.actor, accountId);
    const asked = await lockAsked(tx, seen);
    const request = { isOpen: true, askedBy: asked.asked_by };
    if (decision === 'take-back' && !mayTakeBack(request, decidedBy)) throw refusal('FORBIDDEN');
    if (decision !== 'take-back' && !mayDecideMoney(request, decidedBy)) throw refusal('SECOND_PERSON');
    const entryId = decision === 'approve' ? await bookRequest(tx, asked, decidedBy) : null;
    const state = entryId === null ? 'refused' : 'done';
    await writeDecision(tx, asked.id, { state, decidedBy, note, entryId });
    await tellRequest(tx, acting, { id: asked.id, accountId }, ends[decision], { note, entryId });
    return success;
  });
}

/** A payout is a correction down, because the wire has no sixth kind of entries; what is let off is one up. */
async function bookRequest(tx: Tx, asked: StoredRequest, bookedBy: number): Promise<number> {
  const { account_id: accountId, amount, purchase_id: purchaseId, reference } = asked;
  await assertWithinMost(tx, { accountId, amount, purchaseId });
  const entry = { accountId, kind: 'correction', bookedBy } as const;
  if (purchaseId === null) {
    return bookEntry(tx, { ...entry, amount: -amount, description: reference, reason: `payout: ${reference}` });
  }
  const entryId = await bookEntry(tx, { ...entry, amount, description: '', reason: 'bank charge' });
  await payPurchases(tx, { accountId, entryId }, [purchaseId]);
  return entryId;
}
