import { saleKindsOfPapers } from '@seri/domain/invoices/paper-snapshot';
import { type PurchaseScope, purchaseScopes } from '@seri/domain/purchases/purchase';
import { isJapanDay } from '@seri/domain/time/japan-time';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../../lib/lists/list-address.ts';
import type { ListedInvoice } from './invoices.ts';

/** Empty texts filter nothing. */
export interface InvoiceFilters {
  number: string;
  amount: string;
  from: string;
  to: string;
  party: string;
  kind: ListedInvoice['kind'] | undefined;
}

/** The state of the list that is kept in the address. */
export interface InvoicesSearch extends Paging {
  filters: InvoiceFilters;
  /** Staff choose between their own and all clients, */
  clients: PurchaseScope;
  /** or one client, by its id. */
  account: string | undefined;
}

export const noInvoiceFilters: InvoiceFilters = {
  number: '',
  amount: '',
  from: '',
  to: '',
  party: '',
  kind: undefined,
};
export const longestNumber = 20;
export const longestParty = 80;

/** The router reads digits as a number. */
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const dayIn = (value: unknown) => (isJapanDay(textIn(value)) ? textIn(value) : '');
const digitsIn = (value: unknown) => (/^\d{1,15}$/.test(textIn(value)) ? textIn(value) : '');

export function parseInvoicesSearch(raw: RawSearch): InvoicesSearch {
  return {
    filters: {
      number: textIn(raw['number']).slice(0, longestNumber),
      amount: digitsIn(raw['amount']),
      from: dayIn(raw['from']),
      to: dayIn(raw['to']),
      party: textIn(raw['party']).slice(0, longestParty),
      kind: oneOf(saleKindsOfPapers, raw['kind']),
    },
    clients: oneOf<PurchaseScope>(purchaseScopes, raw['clients']) ?? 'mine',
    account: digitsIn(raw['account']) || undefined,
    ...parsePaging(raw),
  };
}

export function invoicesHref({ filters, clients, account, ...paging }: InvoicesSearch): string {
  const named = { ...filters, clients: clients === 'mine' ? undefined : clients, account };
  return listAddress('/invoices', { filters: named, ...paging });
}

export const isNarrowed = ({ filters, account }: Pick<InvoicesSearch, 'filters' | 'account'>): boolean =>
  account !== undefined || Object.values(filters).some(Boolean);
