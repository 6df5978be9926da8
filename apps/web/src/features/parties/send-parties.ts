import { partiesCalls } from '@seri/contract/shipping/parties.calls';
import { api } from '../../lib/calls/api.ts';
import { queryClient } from '../../lib/calls/query-client.ts';
import type { Reply } from '../../lib/calls/refusal.ts';
import { createPurchaseSender } from '../purchases/list/purchase-sender.ts';
import { purchaseQuery } from '../purchases/list/purchases.query.ts';
import type { PurchaseDetails } from '../purchases/list/purchases.ts';
import type { PartiesToSend } from './party-form.ts';

const change = createPurchaseSender();

export const sendParties = (body: PartiesToSend): Promise<Reply<unknown>> =>
  change(['parties', body], (options) => api.send(partiesCalls.save, { body }, options));

/** The purchase as it is now; undefined if it cannot be read. */
export const readAnew = (id: number): Promise<PurchaseDetails | undefined> =>
  queryClient.fetchQuery({ ...purchaseQuery(String(id)), staleTime: 0 }).catch(() => undefined);
