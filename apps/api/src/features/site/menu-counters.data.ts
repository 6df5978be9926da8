import { type MenuCounters, searchKinds } from '@seri/contract/site.schema';

type SearchCounters = MenuCounters['search'];

/** Nothing in the product waits behind an entry of the menu yet: no bid to look at, no saved search with new lots. */
export const menuCounters: MenuCounters = {
  bid: 0,
  search: Object.fromEntries(searchKinds.map((kind) => [kind, 0])) as SearchCounters,
};
