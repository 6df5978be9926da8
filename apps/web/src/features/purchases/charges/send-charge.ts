import type { InputOf } from '@seri/contract/call';
import { chargesCalls } from '@seri/contract/trade/charges.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { purchasesKey } from '../list/purchases-key.ts';
import type { PurchaseCharge } from '../list/purchases.ts';

type Entered = InputOf<typeof chargesCalls.enter>['body'];
type Changed = InputOf<typeof chargesCalls.change>['body'];

/** Outlives the dialog, so that a charge without an answer is booked only once even if the dialog is opened again. */
const sendOnce = createSendOnce();

export function enterCharge(body: Entered): Promise<Reply<unknown>> {
  return changeCharges(['enter', body], (options) => api.send(chargesCalls.enter, { body }, options));
}

export function changeCharge(body: Changed): Promise<Reply<unknown>> {
  return changeCharges(['change', body], (options) => api.send(chargesCalls.change, { body }, options));
}

export function removeCharge({ id, version }: Pick<PurchaseCharge, 'id' | 'version'>): Promise<Reply<unknown>> {
  const query = { id: String(id), version: String(version) };
  return changeCharges(['remove', query], (options) => api.send(chargesCalls.remove, { query }, options));
}

/** Refetches the purchases whatever the answer: a refusal says that they have changed, and none that they may have. */
async function changeCharges(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  void queryClient.invalidateQueries({ queryKey: purchasesKey });
  return reply;
}
