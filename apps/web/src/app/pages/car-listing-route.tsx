import { activeGroup } from '@seri/domain/favourite-groups';
import { CarListingPage } from '../../features/catalogue/components/car-listing-page.tsx';
import { parseListingSearch } from '../../features/catalogue/model/listing-search.ts';
import { FavouriteButton } from '../../features/favourites/components/favourite-button.tsx';
import { useAddress } from './use-address.ts';

export function CarListingRoute() {
  const { path, search, navigate } = useAddress();
  return (
    <CarListingPage
      path={path}
      search={parseListingSearch(search)}
      navigate={navigate}
      renderFavourite={(lot) => (
        <FavouriteButton lot={{ id: lot.id, type: lot.lotType, group: activeGroup(lot.wishList), number: lot.lotNo }} />
      )}
    />
  );
}
