import { activeGroup } from '@seri/domain/favourite-groups';
import { type PageType, pageTypeData, pageTypes } from '@seri/domain/page-types';
import { ListingPage } from '../../features/catalogue/components/listing-page.tsx';
import { parseListingSearch } from '../../features/catalogue/model/listing-search.ts';
import { SearchSlot } from '../../features/searches/components/search-slot.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import { routes } from '../routes.data.ts';
import { useAddress } from './use-address.ts';

// It comes with the rows that show it.
const FavouriteButton = lazyPart(
  () => import('../../features/favourites/components/favourite-button.tsx'),
  'FavouriteButton',
);

/** Listings that have a second address. */
const also: Readonly<Record<string, PageType>> = { '/': 'car-auction', '/go-net': 'stock' };

/** The listing of the page type whose address it is. */
export function ListingRoute() {
  const text = useText();
  const { path: address, search, navigate } = useAddress();
  const path = address.replace(/(?!^)\/$/, '');
  const pageType = also[path] ?? pageTypes.find((type) => pageTypeData[type].path === path) ?? 'car-auction';
  return (
    <ListingPage
      key={pageType}
      pageType={pageType}
      title={text(routes.find((route) => route.path === path)?.title ?? 'shell.page.listing')}
      path={path}
      search={parseListingSearch(pageType, search)}
      navigate={navigate}
      renderFavourite={(lot) => (
        <FavouriteButton lot={{ id: lot.id, type: lot.lotType, group: activeGroup(lot.wishList), number: lot.lotNo }} />
      )}
      renderSearches={({ filters, sorting }, place) => (
        <SearchSlot
          pageType={pageType}
          filters={filters}
          sorting={sorting}
          place={place}
          apply={(params) => navigate(`${path}?${params}`)}
        />
      )}
    />
  );
}
