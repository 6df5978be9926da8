import { openOf } from '@seri/domain/receipts/allocation';
import { mostPayout, mostWriteOff } from '@seri/domain/receipts/money-requests';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { readFreeMoney } from '../../ledger/allocation/allocation.query.ts';
import { readBalanceInfo } from '../../ledger/ledger.query.ts';

interface WantedMoney {
  accountId: number;
  amount: number;
  /** Null of a payout. */
  purchaseId: number | null;
}

/** R95: how much may leave the account, or be let off, at this moment. The caller holds the lock of the account. */
export async function assertWithinMost(tx: Tx, { accountId, amount, purchaseId }: WantedMoney): Promise<void> {
  const most = purchaseId === null ? await payable(tx, accountId) : await writable(tx, accountId, purchaseId);
  if (amount > most) throw refusal('MONEY_EXCEEDED', { most });
}

async function payable(tx: Tx, accountId: number): Promise<number> {
  const { bidAllow } = await readBalanceInfo(tx, accountId);
  return mostPayout({ free: await readFreeMoney(tx, accountId), bidAllow });
}

async function writable(tx: Tx, accountId: number, purchaseId: number): Promise<number> {
  const purchase = await tx
    .selectFrom('purchase')
    .select(['cost', 'allocated'])
    .where('id', '=', purchaseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!purchase) throw refusal('NOT_FOUND');
  return mostWriteOff(openOf(purchase));
}
