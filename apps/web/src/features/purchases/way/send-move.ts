import type { InputOf } from '@seri/contract/call';
import { purchasesCalls } from '@seri/contract/trade/purchases.calls';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createPurchaseSender } from '../list/purchase-sender.ts';

export type MoveToSend = InputOf<typeof purchasesCalls.move>['body'];
export type DayToSend = InputOf<typeof purchasesCalls.correctStage>['body'];
export type LogisticsToSend = InputOf<typeof purchasesCalls.editLogistics>['body'];

const change = createPurchaseSender();

export const sendMove = (body: MoveToSend): Promise<Reply<unknown>> =>
  change(['move', body], (options) => api.send(purchasesCalls.move, { body }, options));

export const sendDay = (body: DayToSend): Promise<Reply<unknown>> =>
  change(['day', body], (options) => api.send(purchasesCalls.correctStage, { body }, options));

export const sendLogistics = (body: LogisticsToSend): Promise<Reply<unknown>> =>
  change(['logistics', body], (options) => api.send(purchasesCalls.editLogistics, { body }, options));
