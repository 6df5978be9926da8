import type { AnswerOf, InputOf } from '@seri/contract/call';
import { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createSendOnce } from '../../../lib/calls/send-once.ts';
import { refetched } from '../chosen/send-receipt.ts';

export type ListedMoneyRequest = AnswerOf<typeof receiptsCalls.moneyRequests>['list'][number];
export type MoneyAsking = InputOf<typeof receiptsCalls.askMoney>['body'];
export type MoneyDecision = InputOf<typeof receiptsCalls.decideMoney>['body'];

export const requestKindNames = {
  payout: 'receipts.request.payout',
  'write-off': 'receipts.request.writeOff',
} as const;

const sendOnce = createSendOnce();

export const askMoney = (body: MoneyAsking): Promise<Reply<AnswerOf<typeof receiptsCalls.askMoney>>> =>
  refetched(
    sendOnce(['ask', body], (idempotencyKey) => api.send(receiptsCalls.askMoney, { body }, { idempotencyKey })),
  );

export const decideMoney = (body: MoneyDecision): Promise<Reply<AnswerOf<typeof receiptsCalls.decideMoney>>> =>
  refetched(
    sendOnce(['decide', body], (idempotencyKey) => api.send(receiptsCalls.decideMoney, { body }, { idempotencyKey })),
  );
