import { PanelRight } from 'lucide-react';
import { type KeyboardEvent, Suspense } from 'react';
import type { Lot } from '../../features/catalogue/model/lots.ts';
import { withTexts } from '../../lib/language.ts';
import { lazyPiece } from '../../lib/lazy-piece.tsx';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
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

/** 2.208: a bid on the lot that was chosen in the list. */
export function ListingBid({ bid: { lot } }: ListingBidProps) {
  const text = useText();
  return (
    <div id={panelId} className={styles.panel} onKeyDown={backToList(lot)}>
      {lot ? (
        <Suspense fallback={<output className="visually-hidden">{text('ui.loading')}</output>}>
          <ChosenLotBid key={lot.id} lot={lot} />
        </Suspense>
      ) : (
        <EmptyState title={text('listing.bid.none')}>{text('listing.bid.choose')}</EmptyState>
      )}
    </div>
  );
}

/** Escape leads to the row that one came from; what has a use for it has taken it before. */
function backToList(lot: Lot | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !lot) return;
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    document.querySelector<HTMLElement>(`[data-lot-id="${lot.id}"] a`)?.focus();
  };
}
