import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { api } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Reply } from '../../../lib/refusal.ts';
import { createSendOnce } from '../../../lib/send-once.ts';
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

/** Outlives the dialog: lost on its way and sent again, also when opened anew, a booking still happens once. */
const sendOnce = createSendOnce();

export async function bookRemittance(body: Booking): Promise<Reply<Booked>> {
  return bookOnce([ledgerCalls.bookRemittance.path, body], (options) =>
    api.send(ledgerCalls.bookRemittance, { body }, options),
  );
}

/** Below nothing it takes away. */
export async function bookCorrection(body: Booking): Promise<Reply<Booked>> {
  return bookOnce([ledgerCalls.bookCorrection.path, body], (options) =>
    api.send(ledgerCalls.bookCorrection, { body }, options),
  );
}

export async function setCreditLimit(body: NewLimit): Promise<Reply<Booked>> {
  return bookOnce([ledgerCalls.setCreditLimit.path, body], (options) =>
    api.send(ledgerCalls.setCreditLimit, { body }, options),
  );
}

/** The lists are asked for anew; after an answer that never came, too: it may have happened. */
async function bookOnce(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Reply<Booked>>,
): Promise<Reply<Booked>> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  void queryClient.invalidateQueries({ queryKey: ledgerKey });
  return reply;
}
