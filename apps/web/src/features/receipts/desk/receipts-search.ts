import type { InputOf } from '@seri/contract/call';
import type { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import { isJapanDay } from '@seri/domain/time/japan-time';
import type { MessageId } from '@seri/messages/message-id';
import { listAddress, oneOf, type Paging, parsePaging, type RawSearch } from '../../../lib/lists/list-address.ts';

export type ListView = NonNullable<InputOf<typeof receiptsCalls.list>['query']['view']>;

/** The lists of receipts, and the parts of the desk beside them. */
export type ReceiptsPart = ListView | 'requests' | 'closing';

export const listViews: readonly ListView[] = ['inbox', 'unidentified', 'booked', 'set-aside'];
export const receiptsParts: readonly ReceiptsPart[] = [...listViews, 'requests', 'closing'];

export const viewNames = {
  inbox: 'receipts.view.inbox',
  unidentified: 'receipts.view.unidentified',
  booked: 'receipts.view.booked',
  'set-aside': 'receipts.view.setAside',
  requests: 'receipts.view.requests',
  closing: 'receipts.view.closing',
} as const satisfies Readonly<Record<ReceiptsPart, MessageId>>;

/** The state of the desk that is kept in the address. */
export interface ReceiptsSearch extends Paging {
  view: ReceiptsPart;
  /** A part of a sender, a text or a reference, or a whole amount. */
  search: string;
  /** The receipts of one client, by its id. */
  account: string | undefined;
  /** Those that the bank has booked by this day. */
  until: string | undefined;
  /** The receipt that is open beside the list. */
  id: number | undefined;
}

export const longestSearch = 80;
const ids = /^\d{1,15}$/;
/** The router reads digits as a number. */
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export const isListView = (view: ReceiptsPart): view is ListView => view !== 'requests' && view !== 'closing';

export function parseReceiptsSearch(raw: RawSearch): ReceiptsSearch {
  const [id, account] = [textIn(raw['id']), textIn(raw['account'])];
  return {
    view: oneOf<ReceiptsPart>(receiptsParts, raw['view']) ?? 'inbox',
    search: textIn(raw['search']).slice(0, longestSearch),
    account: ids.test(account) ? account : undefined,
    until: isJapanDay(textIn(raw['until'])) ? textIn(raw['until']) : undefined,
    id: ids.test(id) ? Number(id) : undefined,
    ...parsePaging(raw),
  };
}

export function receiptsHref({ view, search, account, until, id, ...paging }: ReceiptsSearch): string {
  const filters = { view: view === 'inbox' ? undefined : view, search, account, until, id: id?.toString() };
  return listAddress('/receipts', { filters, ...paging });
}
