import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../../lib/lists/list-address.ts';
import { type PurchaseTab, purchaseTabs } from './purchase-tabs.data.ts';

/** The state of the list that is kept in the address. */
export interface PurchasesSearch extends Paging {
  tab: PurchaseTab;
  /** Staff choose between their own and all clients. */
  clients: PurchaseScope;
}

export function parsePurchasesSearch(raw: RawSearch): PurchasesSearch {
  const tabs = Object.keys(purchaseTabs) as PurchaseTab[];
  return {
    tab: oneOf<PurchaseTab>(tabs, raw['status']) ?? 'all',
    clients: oneOf<PurchaseScope>(purchaseScopes, raw['clients']) ?? 'mine',
    ...parsePaging(raw),
  };
}

export function purchasesHref({ tab, clients, ...paging }: PurchasesSearch): string {
  const filters = {
    status: tab === 'all' ? undefined : tab,
    clients: clients === 'mine' ? undefined : clients,
  };
  return listAddress('/purchases', { filters, ...paging });
}
