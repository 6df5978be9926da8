import { catalogueCalls } from '@seri/contract/stock/catalogue.calls';
import type { PagePreload } from '../../app/page.ts';
import { listingQueryOf } from '../../features/catalogue/list/listing-request.ts';
import { parseListingSearch } from '../../features/catalogue/list/listing-search.ts';
import { listingTypeAt } from './page.ts';

export const first: PagePreload = {
  calls({ path, search, pageSize: chosen }) {
    const pageType = listingTypeAt(path);
    if (!pageType) return undefined;
    const asked = parseListingSearch(pageType, search);
    const pageSize = asked.pageSize ?? chosen;
    const query = { ...listingQueryOf({ ...asked, pageType, pageSize }), page: String(asked.page) };
    return [{ call: catalogueCalls[pageType].listing, query }];
  },
  files: {
    page: {
      code: ['features/catalogue/list/listing-lots.tsx', 'features/favourites/favourite-button.tsx'],
      texts: ['listing'],
    },
  },
  hasPhotos: true,
};
