import type { InputOf } from '@seri/contract/call';
import { settlementsCalls } from '@seri/contract/trade/settlements.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { purchasesKey } from '../list/purchases-key.ts';

type Calls = typeof settlementsCalls;

export function proposalQuery(purchaseId: number) {
  return queryOptions({
    queryKey: [...purchasesKey, 'proposal', purchaseId],
    queryFn: ({ signal }) => api.ask(settlementsCalls.propose, { query: { id: String(purchaseId) } }, { signal }),
  });
}

/** Outlives the dialog, so that an end without an answer is settled only once even if the dialog is opened again. */
const sendOnce = createSendOnce();

export const cancelPurchase = ({ body }: InputOf<Calls['cancel']>) =>
  settle(['cancel', body], (options) => api.send(settlementsCalls.cancel, { body }, options));

export const resellPurchase = ({ body }: InputOf<Calls['resell']>) =>
  settle(['resell', body], (options) => api.send(settlementsCalls.resell, { body }, options));

export const changeSettlement = ({ body }: InputOf<Calls['change']>) =>
  settle(['change', body], (options) => api.send(settlementsCalls.change, { body }, options));

export const reverseSettlement = ({ body }: InputOf<Calls['reverse']>) =>
  settle(['reverse', body], (options) => api.send(settlementsCalls.reverse, { body }, options));

/** Refetches the purchases whatever the answer: a refusal says that they have changed, and none that they may have. */
async function settle(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  void queryClient.invalidateQueries({ queryKey: purchasesKey });
  return reply;
}
