import { oneOf, type RawSearch } from '../../../lib/lists/list-address.ts';

export const clientTabs = ['overview', 'payments', 'access'] as const;
export type ClientTab = (typeof clientTabs)[number];

export function parseClientTab(raw: RawSearch): ClientTab {
  return oneOf<ClientTab>(clientTabs, raw['tab']) ?? 'overview';
}

export function clientTabHref(path: string, tab: ClientTab): string {
  return tab === 'overview' ? path : `${path}?tab=${tab}`;
}
