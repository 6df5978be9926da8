import { ledgerCalls } from '@seri/contract/trade/ledger.calls';
import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import type { AccountMeans } from '../means/balance-info.ts';
import { ledgerKey } from '../payments/ledger-key.ts';

type BookingAnswer = { success: true; balanceInfo: AccountMeans };

interface BookingInput {
  id: number;
  amount: number;
  description: string;
  reason: string;
}

interface CreditLimitInput {
  id: number;
  creditLimit: number;
  expected: number;
  reason: string;
}

/** Outlives the dialog, so that a booking without an answer is booked only once even if the dialog is opened again. */
const sendOnce = createSendOnce();

export async function bookRemittance(body: BookingInput): Promise<Reply<BookingAnswer>> {
  return bookOnce([receiptsCalls.bookRemittance.path, body], (options) =>
    api.send(receiptsCalls.bookRemittance, { body }, options),
  );
}

/** A negative amount reduces the balance. */
export async function bookCorrection(body: BookingInput): Promise<Reply<BookingAnswer>> {
  return bookOnce([ledgerCalls.bookCorrection.path, body], (options) =>
    api.send(ledgerCalls.bookCorrection, { body }, options),
  );
}

export async function setCreditLimit(body: CreditLimitInput): Promise<Reply<BookingAnswer>> {
  return bookOnce([ledgerCalls.setCreditLimit.path, body], (options) =>
    api.send(ledgerCalls.setCreditLimit, { body }, options),
  );
}

/** Refetches the ledger also if no answer arrived, because the booking may have been made. */
async function bookOnce(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Reply<BookingAnswer>>,
): Promise<Reply<BookingAnswer>> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  void queryClient.invalidateQueries({ queryKey: ledgerKey });
  return reply;
}
