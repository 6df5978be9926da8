import type { AnswerOf } from '@seri/contract/call';
import type { ledgerCalls } from '@seri/contract/trade/ledger.calls';

export type AccountMeans = AnswerOf<typeof ledgerCalls.bookCorrection>['balanceInfo'];
export type PaymentsAnswer = AnswerOf<typeof ledgerCalls.payments>;
export type Payment = PaymentsAnswer['records'][number];

export function exposureOf({ balance, creditLimit, bidAllow }: AccountMeans): number {
  return balance + creditLimit - bidAllow;
}

/** Neither money nor a limit nor a bid: there is nothing to add up. */
export function isUnused({ balance, creditLimit, activeBids }: AccountMeans): boolean {
  return balance === 0 && creditLimit === 0 && activeBids === 0;
}
