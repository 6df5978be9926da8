import { type Done, success } from '@seri/contract/common.schema';
import type { AllocateBody, FreeBody, TermsBody } from '@seri/contract/trade/allocations.schema';
import { mostAllocatable, type NewAllocation } from '@seri/domain/receipts/allocation';
import { logAction } from '../../../../platform/action-log.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertStillHas, lockVisible } from '../../../people/clients/clients.command.ts';
import { assertCanBookFor } from '../ledger.policy.ts';
import { allocateAtEnd } from './allocate-money.ts';
import { tellPaid } from './allocation.events.ts';
import { findAccountOf, insertAllocations, insertFreed, readAllocations, readMoneyState } from './allocation.store.ts';

/** R92: staff choose what money pays. */
export function allocateByHand(acting: Acting, { entryId, purchaseId, amount }: AllocateBody): Promise<Done> {
  return acting.transaction(async (tx) => {
    const accountId = await lockToAllocate(tx, acting, await findAccountOf(tx, { entryId }));
    await put(tx, acting, accountId, { entryId, purchaseId, amount });
    await tellPaid(tx, [purchaseId], true);
    return success;
  });
}

/** R92: frees a part of an allocation, and may put it to another purchase at once. What is only freed stays so until money moves. */
export function freeAllocation(acting: Acting, { id, amount, purchaseId }: FreeBody): Promise<Done> {
  return acting.transaction(async (tx) => {
    const { accountId: madeBy } = acting.actor;
    const accountId = await lockToAllocate(tx, acting, await findAccountOf(tx, { id }));
    const made = (await readAllocations(tx, accountId)).find((one) => one.id === id);
    if (!made || amount > made.amount) throw refusal('ALLOCATION_EXCEEDS', { most: made?.amount ?? 0 });
    await insertFreed(tx, [{ id, amount }], madeBy);
    await logAction(tx, {
      accountId: madeBy,
      onBehalfOf: accountId,
      action: 'allocation.freed',
      subject: `purchase:${made.purchaseId}`,
      detail: { allocationId: id, entryId: made.entryId, amount },
    });
    if (purchaseId !== null) await put(tx, acting, accountId, { entryId: made.entryId, purchaseId, amount });
    await tellPaid(tx, [made.purchaseId, ...(purchaseId === null ? [] : [purchaseId])], true);
    return success;
  });
}

/** R92, R93: from now on staff allocate the money of the account, or the rule does; its new purchases are due after these days. */
export function setTerms(acting: Acting, { id, byHand, dueDays }: TermsBody): Promise<Done> {
  return acting.transaction(async (tx) => {
    const accountId = await lockToAllocate(tx, acting, id);
    await tx
      .updateTable('account')
      .set({ allocates_by_hand: byHand, due_days: dueDays })
      .where('id', '=', accountId)
      .execute();
    await logAction(tx, {
      accountId: acting.actor.accountId,
      onBehalfOf: accountId,
      action: 'ledger.terms-changed',
      subject: `account:${accountId}`,
      detail: { byHand, dueDays },
    });
    allocateAtEnd(tx, accountId);
    return success;
  });
}

async function lockToAllocate(tx: Tx, { actor }: Acting, accountId: number): Promise<number> {
  const account = await lockVisible(tx, actor, accountId);
  await assertStillHas(tx, actor, 'accounting');
  assertCanBookFor(actor, account);
  return accountId;
}

async function put(tx: Tx, { actor }: Acting, accountId: number, allocation: NewAllocation): Promise<void> {
  const { entryId, purchaseId, amount } = allocation;
  const most = mostAllocatable(await readMoneyState(tx, accountId), entryId, purchaseId);
  if (amount > most) throw refusal('ALLOCATION_EXCEEDS', { most });
  await insertAllocations(tx, accountId, [allocation], actor.accountId);
  await logAction(tx, {
    accountId: actor.accountId,
    onBehalfOf: accountId,
    action: 'allocation.made',
    subject: `purchase:${purchaseId}`,
    detail: { entryId, amount },
  });
}
