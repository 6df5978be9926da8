import { activeGroup, favouriteGroups } from '@seri/domain/catalogue/favourite-groups';
import { useParams } from '@tanstack/react-router';
import { LotList } from '../../features/catalogue/rows/lot-list.tsx';
import { LotsLoading } from '../../features/catalogue/list/lots-loading.tsx';
import { useListForm } from '../../features/catalogue/list/views.ts';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { FavouritesPage, type ShownFavourites } from '../../features/favourites/favourites-page.tsx';
import { useVisited } from '../../features/lots/visited/visited-lots.ts';
import { parsePaging } from '../../lib/lists/list-address.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { landingPath } from '../../app/guard.ts';
import { NotFound } from '../../app/not-found-page.tsx';
import { useAddress } from '../../app/use-address.ts';

export function FavouritesRoute() {
  const { search, navigate } = useAddress();
  const { group: letter } = useParams({ strict: false });
  const group = favouriteGroups.find((one) => one === letter);
  if (!group) return <NotFound />;
  return (
    <FavouritesPage
      group={group}
      paging={parsePaging(search)}
      navigate={navigate}
      listingHref={landingPath}
      loading={<LotsLoading rows={10} />}
      renderLots={(shown) => <FavouriteLots {...shown} />}
    />
  );
}

/** Lots of several kinds have no columns in common: where others stand in a table, they stand in two columns. */
function FavouriteLots({ onChosen, ...list }: ShownFavourites) {
  const form = useListForm();
  const newTab = useMedia(widths.desktop);
  const visited = useVisited();
  return (
    <LotList
      {...list}
      form={form === 'table' ? 'column' : form}
      visited={visited}
      setting={{
        newTab,
        listQuery: '',
        renderFavourite: (lot) => (
          <FavouriteButton
            lot={{ id: lot.id, type: lot.lotType, group: activeGroup(lot.wishList), number: lot.lotNo }}
            onChosen={(to) => onChosen(lot, to)}
          />
        ),
      }}
    />
  );
}
