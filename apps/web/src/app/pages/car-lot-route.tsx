import { activeGroup } from '@seri/domain/favourite-groups';
import { useParams } from '@tanstack/react-router';
import { FavouriteButton } from '../../features/favourites/components/favourite-button.tsx';
import { CarLotPage } from '../../features/lots/components/car-lot-page.tsx';
import { landingPath } from '../guard.ts';

export function CarLotRoute() {
  const { id = '' } = useParams({ strict: false });
  return (
    <CarLotPage
      id={id}
      listingHref={landingPath}
      renderFavourite={({ carCommonDetail, wishList }) => (
        <FavouriteButton
          large
          lot={{
            id: carCommonDetail.id,
            type: 'auction',
            group: activeGroup(wishList),
            number: carCommonDetail.lotNumber,
          }}
        />
      )}
    />
  );
}
