import { apiRoot } from '@seri/contract/headers';
import { type PageSize, pageSizes } from '@seri/domain/listing';
import { listingQueryOf } from '../features/catalogue/model/listing-request.ts';
import { parseListingSearch } from '../features/catalogue/model/listing-search.ts';
import { oneOf } from '../lib/list-address.ts';
import { pageTypeAt } from './listing-paths.ts';

/**
 * What a listing's page asks first, by its address: who is here, and the lots. The paths stand here once more, since a
 * few lines that run at once carry no table of calls; a test holds them to it.
 */
export function firstRequests({ pathname, search }: Pick<Location, 'pathname' | 'search'>, storedSize: string | null) {
  const pageType = pageTypeAt(pathname.replace(/(?!^)\/$/, ''));
  if (!pageType) return [];
  const asked = parseListingSearch(pageType, Object.fromEntries(new URLSearchParams(search)));
  const pageSize = asked.pageSize ?? oneOf<PageSize>(pageSizes, storedSize) ?? pageSizes[0];
  const query = { ...listingQueryOf({ ...asked, pageType, pageSize }), page: String(asked.page) };
  return [`${apiRoot}/user/view-profile`, `${apiRoot}/${pageType}/listing?${new URLSearchParams(query)}`];
}
