import { ledgerCalls } from '@seri/contract/ledger.calls';
import { api } from '../../../lib/api.ts';
import type { createAttempts } from '../../../lib/attempt.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Reply } from '../../../lib/refusal.ts';
import type { BalanceInfo } from '../model/balance-info.ts';
import { ledgerKey } from '../model/ledger-key.ts';

type Attempt = ReturnType<typeof createAttempts>;
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

/** Each of these is sent by an attempt: lost on its way, it is tried again and still happens once. */
export async function bookRemittance(attempt: Attempt, body: Booking): Promise<Reply<Booked>> {
  return follow(
    await attempt(body, (idempotencyKey) => api.send(ledgerCalls.bookRemittance, { body }, { idempotencyKey })),
  );
}

/** Below nothing it takes away. */
export async function bookCorrection(attempt: Attempt, body: Booking): Promise<Reply<Booked>> {
  return follow(
    await attempt(body, (idempotencyKey) => api.send(ledgerCalls.bookCorrection, { body }, { idempotencyKey })),
  );
}

export async function setCreditLimit(attempt: Attempt, body: NewLimit): Promise<Reply<Booked>> {
  return follow(
    await attempt(body, (idempotencyKey) => api.send(ledgerCalls.setCreditLimit, { body }, { idempotencyKey })),
  );
}

/** The lists are asked for anew; after an answer that never came, too: it may have happened. */
function follow(reply: Reply<Booked>): Reply<Booked> {
  void queryClient.invalidateQueries({ queryKey: ledgerKey });
  return reply;
}
