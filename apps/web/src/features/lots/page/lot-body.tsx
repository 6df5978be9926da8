import { Suspense } from 'react';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { Facts } from '../../../ui/tables/facts.tsx';
import { factsOf } from '../facts/lot-facts.ts';
import { type LotView, type ViewedLot, lotHeadline } from './lot-view.ts';
import { isLotView } from './own-lot.ts';
import type { LotSlots } from './slots.ts';
import { LotAuction } from './lot-auction.tsx';
import styles from './lot-body.module.css';
import { LotHead } from './lot-head.tsx';
import { LotParts } from '../facts/lot-parts.tsx';
import { LotNote } from '../note/lot-note.tsx';
import { LotPictures } from '../pictures/lot-pictures.tsx';

const DecodedSheet = lazyPiece(() => import('../sheet/decoded-sheet.tsx'), 'DecodedSheet');
const LotDetails = lazyPiece(() => import('../facts/lot-details.tsx'), 'LotDetails');
const PriceSense = lazyPiece(() => import('../prices/price-sense.tsx'), 'PriceSense');
const PrintedCode = lazyPiece(() => import('./printed-code.tsx'), 'PrintedCode');

/** Bikes and machinery have more to say than their facts. */
const hasDetails = (lot: ViewedLot) => 'bikeInfo' in lot || 'mechInfo' in lot;

const hasPhotoTools = (lot: ViewedLot): lot is LotView =>
  isLotView(lot) && (lot.can.reloadPhotos || ('carCommonDetail' in lot && lot.carCommonDetail.isUss));

interface LotBodyProps {
  lot: ViewedLot;
  listingHref?: string | undefined;
  /** Set on the reader’s own page, not on a shared one. */
  slots?: LotSlots | undefined;
}

/** The parts that the reader’s own page and a shared page have in common. */
export function LotBody({ lot, listingHref, slots }: LotBodyProps) {
  const text = useText();
  const language = useLanguage();
  const isDesktop = useMedia(widths.desktop);
  useTitle(lotHeadline(lot));
  const bid = isLotView(lot) && slots?.renderBid(lot);
  return (
    <article className={styles.lot}>
      <LotHead lot={lot} listingHref={listingHref} slots={slots} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div id="photos">
            <LotPictures lot={lot} />
            {hasPhotoTools(lot) && <div className={styles.photoTools}>{slots?.renderPhotoTools(lot)}</div>}
          </div>
          {!isDesktop && <LotParts lot={lot} />}
          {!isDesktop && <LotAuction lot={lot} />}
          {!isDesktop && bid}
          <section id="facts" aria-label={text('lot.specification')}>
            <Facts cols={4} phoneCols={2} items={factsOf(text, language, lot)} />
          </section>
          <Suspense>{hasDetails(lot) && <LotDetails lot={lot} />}</Suspense>
          {isLotView(lot) && <LotNote lot={lot} />}
          {isLotView(lot) && lot.can.askProductionMonth && slots?.renderProductionMonth(lot)}
          <div id="sheet">
            <Suspense>
              <DecodedSheet lot={lot} translators={slots?.translators} />
            </Suspense>
          </div>
          <div id="sold">
            <Suspense>{isLotView(lot) && lot.can.seeSoldLots && <PriceSense view={lot} />}</Suspense>
          </div>
        </div>
        {isDesktop && (
          <aside data-at-right className={styles.aside}>
            <div className={styles.beside}>
              <LotAuction lot={lot} />
              {bid}
            </div>
          </aside>
        )}
      </div>
      <Suspense>
        <PrintedCode lot={lot} />
      </Suspense>
    </article>
  );
}
