import type { AnswerOf, InputOf } from '@seri/contract/call';
import { invoicesCalls } from '@seri/contract/trade/invoices.calls';
import { api } from '../../../lib/calls/api.ts';
import { queryClient } from '../../../lib/calls/query-client.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { purchasesKey } from '../../purchases/list/purchases-key.ts';
import { invoicesKey } from '../list/invoices.ts';
import { readPaper } from '../paper/open-paper.ts';

export type OrderedPaper = InputOf<typeof invoicesCalls.preview>['body'];
type CreditedPaper = InputOf<typeof invoicesCalls.credit>['body'];
type IssueReply = Reply<AnswerOf<typeof invoicesCalls.issue>>;

/** Outlives the dialogs, so that a paper without an answer is issued only once even if a dialog is opened again. */
const sendOnce = createSendOnce();

/** R90: refused if the total on the screen is not that of the paper any more. */
export function issueInvoice(order: OrderedPaper, total: number): Promise<IssueReply> {
  const body = { ...order, total };
  return issueOnce(['issue', body], (options) => api.send(invoicesCalls.issue, { body }, options));
}

export function issueCreditNote(body: CreditedPaper): Promise<IssueReply> {
  return issueOnce(['credit', body], (options) => api.send(invoicesCalls.credit, { body }, options));
}

export const previewInvoice = (order: OrderedPaper): Promise<Reply<Uint8Array>> =>
  api.send(invoicesCalls.preview, { body: order }, { readAnswer: readPaper });

/** Refetches whatever the answer: a refusal says that something has changed, and none that a paper may be there. */
async function issueOnce(
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<IssueReply>,
): Promise<IssueReply> {
  const reply = await sendOnce(content, (idempotencyKey) => send({ idempotencyKey }));
  void queryClient.invalidateQueries({ queryKey: invoicesKey });
  void queryClient.invalidateQueries({ queryKey: purchasesKey });
  return reply;
}
