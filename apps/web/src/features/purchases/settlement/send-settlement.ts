import type { InputOf } from '@seri/contract/call';
import { settlementsCalls } from '@seri/contract/trade/settlements.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/calls/api.ts';
import { createPurchaseSender } from '../list/purchase-sender.ts';
import { purchasesKey } from '../list/purchases-key.ts';

type Calls = typeof settlementsCalls;

export function proposalQuery(purchaseId: number) {
  return queryOptions({
    queryKey: [...purchasesKey, 'proposal', purchaseId],
    queryFn: ({ signal }) => api.ask(settlementsCalls.propose, { query: { id: String(purchaseId) } }, { signal }),
  });
}

const settle = createPurchaseSender();

export const cancelPurchase = ({ body }: InputOf<Calls['cancel']>) =>
  settle(['cancel', body], (options) => api.send(settlementsCalls.cancel, { body }, options));

export const resellPurchase = ({ body }: InputOf<Calls['resell']>) =>
  settle(['resell', body], (options) => api.send(settlementsCalls.resell, { body }, options));

export const changeSettlement = ({ body }: InputOf<Calls['change']>) =>
  settle(['change', body], (options) => api.send(settlementsCalls.change, { body }, options));

export const reverseSettlement = ({ body }: InputOf<Calls['reverse']>) =>
  settle(['reverse', body], (options) => api.send(settlementsCalls.reverse, { body }, options));
