import { PanelRight } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { withTexts } from '../../lib/language/language.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { EmptyState } from '../../ui/frame/empty-state.tsx';
import { listingTypeAt } from './page.ts';
import { useAddress } from '../../app/use-address.ts';
import styles from './listing-bid.module.css';
import type { ListingBidState } from './use-listing-bid.ts';

const ChosenLotBid = lazyPiece(
  withTexts(['bidding', 'bids', 'lot'], () => import('./chosen-lot-bid.tsx')),
  'ChosenLotBid',
);

const panelId = 'listing-bid';

interface ListingBidProps {
  bid: ListingBidState;
}

/** Opens and closes the panel; in the bar above the list. */
export function ListingBidButton({ bid }: ListingBidProps) {
  const text = useText();
  const label = text('listing.bid.panel');
  return (
    <Button
      kind="plain"
      size="s"
      icon={<PanelRight aria-hidden="true" />}
      label={label}
      title={label}
      aria-expanded={bid.isOpen}
      aria-controls={bid.isOpen ? panelId : undefined}
      onClick={bid.toggle}
    />
  );
}

/** R50: a bid on the lot that was chosen in the list. */
export function ListingBid({ bid: { lot } }: ListingBidProps) {
  const text = useText();
  const isStock = listingTypeAt(useAddress().path) === 'stock';
  const panel = useRef<HTMLDivElement>(null);
  useWayBack(panel, lot?.id);
  return (
    <div ref={panel} id={panelId} className={styles.panel}>
      {lot ? (
        <Suspense fallback={<output className="visually-hidden">{text('ui.loading')}</output>}>
          <ChosenLotBid key={lot.id} lot={lot} />
        </Suspense>
      ) : (
        <EmptyState title={text('listing.bid.none')}>
          {text(isStock ? 'listing.bid.choose.stock' : 'listing.bid.choose')}
        </EmptyState>
      )}
    </div>
  );
}

/** Escape leads to the row that one came from; what has a use for it has taken it before. */
function useWayBack(panel: RefObject<HTMLElement | null>, lotId: number | undefined): void {
  useEffect(() => {
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
      if (!panel.current?.contains(target) || target.closest('dialog')) return;
      document.querySelector<HTMLElement>(`[data-lot-id="${lotId}"] a`)?.focus();
    };
    // Above the root, where React's own handlers have had their say.
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [panel, lotId]);
}
