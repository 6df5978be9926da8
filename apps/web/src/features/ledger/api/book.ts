import { ledgerCalls } from '@seri/contract/ledger.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Reply } from '../../../lib/refusal.ts';
import type { SendOnce } from '../../../lib/send-once.ts';
import type { BalanceInfo } from '../model/balance-info.ts';
import { ledgerKey } from '../model/ledger-key.ts';

type Booked = { success: true; balanceInfo: BalanceInfo };

interface Booking {
  id: number;
  amount: number;
  description: string;
  reason: string;
}

interface NewLimit {
  id: number;
  creditLimit: number;
  expected: number;
  reason: string;
}

/** Lost on its way, each of these is sent again and still happens once. */
export async function bookRemittance(sendOnce: SendOnce, body: Booking): Promise<Reply<Booked>> {
  return follow(
    await sendOnce(body, (idempotencyKey) => api.send(ledgerCalls.bookRemittance, { body }, { idempotencyKey })),
  );
}

/** Below nothing it takes away. */
export async function bookCorrection(sendOnce: SendOnce, body: Booking): Promise<Reply<Booked>> {
  return follow(
    await sendOnce(body, (idempotencyKey) => api.send(ledgerCalls.bookCorrection, { body }, { idempotencyKey })),
  );
}

export async function setCreditLimit(sendOnce: SendOnce, body: NewLimit): Promise<Reply<Booked>> {
  return follow(
    await sendOnce(body, (idempotencyKey) => api.send(ledgerCalls.setCreditLimit, { body }, { idempotencyKey })),
  );
}

/** The lists are asked for anew; after an answer that never came, too: it may have happened. */
function follow(reply: Reply<Booked>): Reply<Booked> {
  void queryClient.invalidateQueries({ queryKey: ledgerKey });
  return reply;
}
