import type { InputOf } from '@seri/contract/call';
import { allocationsCalls } from '@seri/contract/trade/allocations.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { invoicesKey } from '../../invoices/list/invoices.ts';
import { purchasesKey } from '../../purchases/list/purchases-key.ts';
import { ledgerKey } from '../payments/ledger-key.ts';

/** Outlives the dialog, so that money without an answer is allocated only once even if the dialog is opened again. */
const sendOnce = createSendOnce();

export function allocate(body: InputOf<typeof allocationsCalls.allocate>['body']): Promise<Reply<unknown>> {
  return changeAllocations(['allocate', body], (options) => api.send(allocationsCalls.allocate, { body }, options));
}

export function freeAllocation(body: InputOf<typeof allocationsCalls.free>['body']): Promise<Reply<unknown>> {
  return changeAllocations(['free', body], (options) => api.send(allocationsCalls.free, { body }, options));
}

export function setTerms(body: InputOf<typeof allocationsCalls.setTerms>['body']): Promise<Reply<unknown>> {
  return changeAllocations(['terms', body], (options) => api.send(allocationsCalls.setTerms, { body }, options));
}

/** Refetches whatever the answer: a refusal says that the money has moved, and none that it may have. */
async function changeAllocations(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  for (const queryKey of [ledgerKey, purchasesKey, invoicesKey]) void queryClient.invalidateQueries({ queryKey });
  return reply;
}
