import { activeGroup } from '@seri/domain/catalogue/favourite-groups';
import { Suspense } from 'react';
import { ListingPage } from '../../features/catalogue/list/listing-page.tsx';
import { parseListingSearch } from '../../features/catalogue/list/listing-search.ts';
import type { Lot } from '../../features/catalogue/list/lots.ts';
import { useIsStarting } from '../../features/start/start.ts';
import start from '../../features/start/start-slot.module.css';
import { SearchSlot } from '../../features/searches/search-slot.tsx';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPart } from '../../lib/code/lazy-part.ts';
import { useText } from '../../lib/language/text.ts';
import { routes } from '../../app/routes.ts';
import { useAddress } from '../../app/use-address.ts';
import { listingTypeAt } from './page.ts';
import { useListingBid } from './use-listing-bid.ts';

// It comes with the rows that show it.
const loadButton = () => import('../../features/favourites/favourite-button.tsx');
const FavouriteButton = lazyPart(loadButton, 'FavouriteButton');
loadButton().catch(() => {});

const StartSlot = lazyPart(() => import('../../features/start/start-slot.tsx'), 'StartSlot');

const LotGlance = lazyPart(
  withTexts(['lot'], () => import('../../features/lots/page/lot-glance.tsx')),
  'LotGlance',
);

const loadBid = withTexts(['listing'], () => import('./listing-bid.tsx'));
const ListingBid = lazyPart(loadBid, 'ListingBid');
const ListingBidButton = lazyPart(loadBid, 'ListingBidButton');

const favouriteOf = (lot: Lot) => ({
  id: lot.id,
  type: lot.lotType,
  group: activeGroup(lot.wishList),
  number: lot.lotNo,
});

/** The listing of the page type whose address it is. */
export function ListingRoute() {
  const text = useText();
  const { path: address, search, navigate } = useAddress();
  const path = address.replace(/(?!^)\/$/, '');
  const pageType = listingTypeAt(path) ?? 'car-auction';
  const isStarting = useIsStarting();
  const bid = useListingBid(pageType, !isStarting);
  const keep = async (lot: Lot) =>
    (await import('../../features/favourites/keep-lot.ts')).keepLot(text, favouriteOf(lot));
  return (
    <ListingPage
      key={pageType}
      pageType={pageType}
      title={text(routes.find((route) => route.path === path)?.title ?? 'shell.page.listing')}
      path={path}
      search={parseListingSearch(pageType, search)}
      navigate={navigate}
      renderFavourite={(lot) => <FavouriteButton lot={favouriteOf(lot)} />}
      renderSearches={({ filters, sorting }, place) => (
        <>
          <SearchSlot
            pageType={pageType}
            filters={filters}
            sorting={sorting}
            place={place}
            apply={(params) => navigate(`${path}?${params}`)}
          />
          {bid && (
            <Suspense>
              <ListingBidButton bid={bid} />
            </Suspense>
          )}
        </>
      )}
      notice={
        isStarting && (
          <Suspense fallback={<div className={start.room} />}>
            <StartSlot folds />
          </Suspense>
        )
      }
      onBid={bid?.choose}
      renderView={(view) => (
        <Suspense>
          <LotGlance lot={view} />
        </Suspense>
      )}
      onKeep={(lot) => void keep(lot)}
      isTight={bid?.isTight}
      aside={
        bid?.isOpen && (
          <Suspense>
            <ListingBid bid={bid} />
          </Suspense>
        )
      }
    />
  );
}
