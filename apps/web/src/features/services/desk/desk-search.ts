import type { InputOf } from '@seri/contract/call';
import type { translationsCalls } from '@seri/contract/services/translations.calls';
import { listAddress, oneOf, type RawSearch } from '../../../lib/lists/list-address.ts';

type DeskQuery = InputOf<typeof translationsCalls.queue>['query'];
export type TranslationsScope = NonNullable<DeskQuery['scope']>;
export type TranslationsView = NonNullable<DeskQuery['view']>;

export const deskScopes: readonly TranslationsScope[] = ['mine', 'all'];
export const deskViews: readonly TranslationsView[] = ['open', 'settled'];

/** The state of the queue that is kept in the address. */
export interface DeskSearch {
  scope: TranslationsScope;
  view: TranslationsView;
  /** The request that is open beside the queue. */
  id: number | undefined;
}

const ids = /^\d{1,15}$/;

export function parseDeskSearch(raw: RawSearch): DeskSearch {
  const id = String(raw['id']);
  return {
    scope: oneOf(deskScopes, raw['scope']) ?? 'mine',
    view: oneOf(deskViews, raw['view']) ?? 'open',
    id: ids.test(id) ? Number(id) : undefined,
  };
}

export function deskHref(path: string, { scope, view, id }: DeskSearch): string {
  const filters = {
    scope: scope === 'mine' ? undefined : scope,
    view: view === 'open' ? undefined : view,
    id: id?.toString(),
  };
  return listAddress(path, { filters, page: 1, pageSize: undefined });
}
