import type { InputOf } from '@seri/contract/call';
import { chargesCalls } from '@seri/contract/trade/charges.calls';
import { api } from '../../../lib/calls/api.ts';
import type { Reply } from '../../../lib/calls/refusal.ts';
import { createPurchaseSender } from '../list/purchase-sender.ts';
import type { PurchaseCharge } from '../list/purchases.ts';

type Entered = InputOf<typeof chargesCalls.enter>['body'];
type Changed = InputOf<typeof chargesCalls.change>['body'];

const changeCharges = createPurchaseSender();

export function enterCharge(body: Entered): Promise<Reply<unknown>> {
  return changeCharges(['enter', body], (options) => api.send(chargesCalls.enter, { body }, options));
}

export function changeCharge(body: Changed): Promise<Reply<unknown>> {
  return changeCharges(['change', body], (options) => api.send(chargesCalls.change, { body }, options));
}

export function removeCharge({ id, version }: Pick<PurchaseCharge, 'id' | 'version'>): Promise<Reply<unknown>> {
  const query = { id: String(id), version: String(version) };
  return changeCharges(['remove', query], (options) => api.send(chargesCalls.remove, { query }, options));
}
