import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { purchasesKey } from './purchases-key.ts';

type SendChange = (options: { idempotencyKey: string }) => Promise<Reply<unknown>>;

/**
 * Sends changes of purchases. It outlives the dialogs, so that a change without an answer is made once even if its dialog is
 * opened again. It refetches the purchases whatever the answer: a refusal says that they have changed, and none that they may have.
 */
export function createPurchaseSender() {
  const sendOnce = createSendOnce();
  return async (content: unknown, send: SendChange): Promise<Reply<unknown>> => {
    const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
    void queryClient.invalidateQueries({ queryKey: purchasesKey });
    return reply;
  };
}
