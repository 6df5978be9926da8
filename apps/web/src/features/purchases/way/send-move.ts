import type { InputOf } from '@seri/contract/call';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { purchasesKey } from '../list/purchases-key.ts';

export type MoveToSend = InputOf<typeof purchasesCalls.move>['body'];
export type DayToSend = InputOf<typeof purchasesCalls.correctStage>['body'];
export type LogisticsToSend = InputOf<typeof purchasesCalls.editLogistics>['body'];

/** Outlives the dialog: a move without an answer is made once, also if it is sent again. */
const sendOnce = createSendOnce();

export const sendMove = (body: MoveToSend): Promise<Reply<unknown>> =>
  change(['move', body], (options) => api.send(purchasesCalls.move, { body }, options));

export const sendDay = (body: DayToSend): Promise<Reply<unknown>> =>
  change(['day', body], (options) => api.send(purchasesCalls.correctStage, { body }, options));

export const sendLogistics = (body: LogisticsToSend): Promise<Reply<unknown>> =>
  change(['logistics', body], (options) => api.send(purchasesCalls.editLogistics, { body }, options));

/** Fetches the purchases again whatever the answer: a refusal says that they have changed. */
async function change(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  void queryClient.invalidateQueries({ queryKey: purchasesKey });
  return reply;
}
