import type { AnswerOf } from '@seri/contract/call';
import type { receiptsCalls } from '@seri/contract/trade/receipts.calls';

export type ReceiptsAnswer = AnswerOf<typeof receiptsCalls.list>;
export type ListedReceipt = ReceiptsAnswer['list'][number];
export type CandidatesAnswer = AnswerOf<typeof receiptsCalls.candidates>;
export type ProposedClient = CandidatesAnswer['list'][number];
export type OwedPurchase = ProposedClient['open'][number];
export type ListedAnnouncement = CandidatesAnswer['announcements'][number];

export const receiptsKey = ['receipts'] as const;
