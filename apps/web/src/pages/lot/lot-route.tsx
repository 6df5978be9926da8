import { activeGroup } from '@seri/domain/catalogue/favourite-groups';
import { type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { LotNeighbours } from '../../features/catalogue/list/lot-neighbours.tsx';
import { listingHref, parseListingSearch } from '../../features/catalogue/list/listing-search.ts';
import { TermsLinks } from '../../features/company/content/terms-links.tsx';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { LotPage } from '../../features/lots/page/lot-page.tsx';
import { detailOf } from '../../features/lots/page/lot-view.ts';
import type { Translator } from '../../features/lots/page/slots.ts';
import { StartSlot } from '../../features/start/start-slot.tsx';
import { useIsStarting } from '../../features/start/start.ts';
import { forgetFailedAsk } from '../../features/services/translation/failed-ask.ts';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { withTexts } from '../../lib/language/language.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useAddress } from '../../app/use-address.ts';
import { lotTypeAt } from './page.ts';

const BidPlace = lazyPiece(
  withTexts(['bidding', 'bids'], () => import('../../features/bidding/panel/bid-place.tsx')),
  'BidPlace',
);

const ManagerTranslation = lazyPiece(
  () => import('../../features/services/translation/manager-translation.tsx'),
  'ManagerTranslation',
);

const MachineSheet = lazyPiece(
  withTexts(['services'], () => import('../../features/lots/machine-sheet/machine-sheet.tsx')),
  'MachineSheet',
);

/** The tabs of the translation’s dialog beside the sheet’s own codes, from left to right. */
const translators: readonly Translator[] = [
  { id: 'ai', render: (lot) => <MachineSheet lot={lot} /> },
  { id: 'manager', render: (lot) => <ManagerTranslation lot={lot} /> },
];

const PhotoBar = lazyPiece(
  withTexts(['services'], () => import('../../features/services/photos/photo-bar.tsx')),
  'PhotoBar',
);

const MonthBlock = lazyPiece(
  withTexts(['services'], () => import('../../features/services/month/month-block.tsx')),
  'MonthBlock',
);

const exportParts = withTexts(['eligibility'], () => import('../../features/eligibility/lot/export-verdict.tsx'));
const ExportStop = lazyPiece(exportParts, 'ExportStop');
const ExportVerdict = lazyPiece(exportParts, 'ExportVerdict');

const SoldSense = lazyPiece(() => import('../../features/lots/prices/sold-sense.tsx'), 'SoldSense');

/** A lot of the page type whose address it is; the list it was opened from stands in its query. */
export function LotRoute() {
  const { id = '' } = useParams({ strict: false });
  const { path, search, navigate } = useAddress();
  useToldHash();
  useEffect(() => () => forgetFailedAsk(Number(id)), [id]);
  const pageType = lotTypeAt(path) ?? 'car-auction';
  const list = parseListingSearch(pageType, search);
  const isStarting = useIsStarting();
  const isDesktop = useMedia(widths.desktop);
  const moveTo = useCallback(
    (home: PageType) => {
      const { search: query, hash } = window.location;
      navigate(`${pageTypeData[home].path}/${id}${query}${hash}`, 'replace');
    },
    [id, navigate],
  );
  return (
    <LotPage
      pageType={pageType}
      id={id}
      listingHref={listingHref(pageTypeData[pageType].path, list)}
      moveTo={moveTo}
      neighbours={<LotNeighbours pageType={pageType} list={list} id={Number(id)} navigate={navigate} />}
      renderFavourite={(lot) => {
        const detail = detailOf(lot);
        const group = activeGroup(lot.wishList);
        return <FavouriteButton large lot={{ id: detail.id, type: lot.lotType, group, number: detail.lotNumber }} />;
      }}
      translators={translators}
      renderShare={(lot) => <ShareButton lot={lot} />}
      renderPhotoTools={(lot) => (
        <Suspense>
          <PhotoBar lot={lot} />
        </Suspense>
      )}
      renderProductionMonth={(lot) => (
        <Suspense>
          <MonthBlock lot={lot} />
        </Suspense>
      )}
      renderBid={(lot) => (
        <>
          <StartSlot folds={!isDesktop} />
          <Suspense>
            <ExportStop lotId={detailOf(lot).id} />
          </Suspense>
          <Suspense>
            <BidPlace
              lot={lot}
              terms={<TermsLinks />}
              start={isStarting && !isDesktop ? <StartSlot /> : undefined}
              renderSold={(amount, onAmount) => (
                <Suspense>
                  <SoldSense view={lot} amount={amount} onAmount={onAmount} />
                </Suspense>
              )}
            />
          </Suspense>
          <Suspense>
            <ExportVerdict lotId={detailOf(lot).id} />
          </Suspense>
        </>
      )}
    />
  );
}

/** The router changes the address without telling the dialogs that its hash names: a notice opens one on its own lot. */
function useToldHash(): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onResolved', () => window.dispatchEvent(new Event('hashchange'))), [router]);
}
