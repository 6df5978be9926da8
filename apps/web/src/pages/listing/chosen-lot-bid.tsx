import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Lot, makerAndModel } from '../../features/catalogue/list/lots.ts';
import { lotViewQuery } from '../../features/lots/page/lot-view.query.ts';
import { lotHref } from '../../features/lots/visited/lot-href.ts';
import { useText } from '../../lib/language/text.ts';
import { Plate } from '../../ui/marks/plate.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { LoadedBidPanel } from '../loaded-bid-panel.tsx';
import styles from './listing-bid.module.css';

/** The first field of a bid: the client, otherwise the amount. */
const firstField = '[data-bid-panel] :is(input[role="combobox"], input[name="amount"], button[type="submit"])';

/** The bidding form of a lot beside the list; all other details are on the page of the lot. */
export function ChosenLotBid({ lot }: { lot: Lot }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const query = useQuery(lotViewQuery(lot.pageType, String(lot.id)));
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) place.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [isThere]);
  return (
    <div ref={place}>
      <header className={styles.head}>
        <Plate number={lot.lotNo} />
        <UiLink href={lotHref(lot)} className="strong clip">
          {makerAndModel(lot)}
        </UiLink>
      </header>
      <LoadedBidPanel query={query} failed={text('listing.bid.failed')} />
    </div>
  );
}
