import { type EntryKind, entryKinds, type PaymentType, paymentTypes } from '@seri/domain/money/ledger';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../../lib/lists/list-address.ts';

export interface PaymentFilters {
  type: PaymentType | undefined;
  purpose: EntryKind | undefined;
}

/** The state of a payment list that is kept in the address. */
export interface PaymentsSearch extends Paging {
  filters: PaymentFilters;
}

export function parsePaymentsSearch(raw: RawSearch): PaymentsSearch {
  return {
    filters: {
      type: oneOf<PaymentType>(paymentTypes, raw['type']),
      purpose: oneOf<EntryKind>(entryKinds, raw['purpose']),
    },
    ...parsePaging(raw),
  };
}

/** `tab` is set if the list is a tab of another page. */
export function paymentsHref(path: string, { filters, ...paging }: PaymentsSearch, tab?: string): string {
  return listAddress(path, { filters: { tab, ...filters }, ...paging });
}

export function isFiltered({ type, purpose }: PaymentFilters): boolean {
  return type !== undefined || purpose !== undefined;
}
