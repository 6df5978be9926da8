import type { AnswerOf, InputOf } from '@seri/contract/call';
import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { ledgerKey } from '../../ledger/payments/ledger-key.ts';
import { receiptsKey } from '../desk/receipts.ts';

type MarkedAnswer = AnswerOf<typeof receiptsCalls.mark>;
export type Booking = InputOf<typeof receiptsCalls.book>['body'];
type Marking = InputOf<typeof receiptsCalls.mark>['body'];
type Reversal = InputOf<typeof receiptsCalls.reverse>['body'];
export type BookedAnswer = AnswerOf<typeof receiptsCalls.book>;

/** Outlives the dialogs, so that a booking without an answer is made only once even if a dialog is opened again. */
const sendOnce = createSendOnce();

export const bookReceipt = (body: Booking): Promise<Reply<BookedAnswer>> =>
  refetched(sendOnce(['book', body], (idempotencyKey) => api.send(receiptsCalls.book, { body }, { idempotencyKey })));

export const reverseReceipt = (body: Reversal): Promise<Reply<MarkedAnswer>> =>
  refetched(
    sendOnce(['reverse', body], (idempotencyKey) => api.send(receiptsCalls.reverse, { body }, { idempotencyKey })),
  );

export const markReceipt = (body: Marking): Promise<Reply<MarkedAnswer>> =>
  refetched(api.send(receiptsCalls.mark, { body }));

/** Refetches whatever the answer: a refusal says that something has changed, and none that it may be done. */
export async function refetched<Answer>(sending: Promise<Reply<Answer>>): Promise<Reply<Answer>> {
  const reply = await sending;
  void queryClient.invalidateQueries({ queryKey: receiptsKey });
  void queryClient.invalidateQueries({ queryKey: ledgerKey });
  return reply;
}
