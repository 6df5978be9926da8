import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { activeGroup } from '@seri/domain/favourite-groups';
import { useCallback } from 'react';
import { CarListingPage } from '../../features/catalogue/components/car-listing-page.tsx';
import { parseListingSearch } from '../../features/catalogue/model/listing-search.ts';
import { FavouriteButton } from '../../features/favourites/components/favourite-button.tsx';

export function CarListingRoute() {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  const search = useSearch({ strict: false });
  const navigate = useCallback(
    (href: string, how?: 'replace') => (how ? router.history.replace(href) : router.history.push(href)),
    [router],
  );
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
