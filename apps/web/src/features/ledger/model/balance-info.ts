import type { AnswerOf } from '@seri/contract/call';
import type { ledgerCalls } from '@seri/contract/trade/ledger.calls';

export type BalanceInfo = AnswerOf<typeof ledgerCalls.bookRemittance>['balanceInfo'];
export type Payments = AnswerOf<typeof ledgerCalls.payments>;
export type Payment = Payments['records'][number];

/** What the open bids hold at once. */
export function exposureOf({ balance, creditLimit, bidAllow }: BalanceInfo): number {
  return balance + creditLimit - bidAllow;
}
