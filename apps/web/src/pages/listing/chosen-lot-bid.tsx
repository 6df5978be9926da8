import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BidPanel } from '../../features/bidding/panel/bid-panel.tsx';
import { type Lot, makerAndModel } from '../../features/catalogue/list/lots.ts';
import { TermsLinks } from '../../features/company/content/terms-links.tsx';
import { lotViewQuery } from '../../features/lots/page/lot-view.query.ts';
import { SoldSense } from '../../features/lots/prices/sold-sense.tsx';
import { lotHref } from '../../features/lots/visited/lot-href.ts';
import { refusalOf } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { ErrorState } from '../../ui/frame/error-state.tsx';
import { Plate } from '../../ui/marks/plate.tsx';
import { RuledCells } from '../../ui/tables/ruled-loading.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import styles from './listing-bid.module.css';

/** The first field of a bid: the client, otherwise the amount. */
const firstField = '[data-bid-panel] :is(input[role="combobox"], input[name="amount"], button[type="submit"])';

/** The bidding form of a lot beside the list; all other details are on the page of the lot. */
export function ChosenLotBid({ lot }: { lot: Lot }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { data: view, error, refetch } = useQuery(lotViewQuery(lot.pageType, String(lot.id)));
  const isThere = view !== undefined;
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
      {view ? (
        <BidPanel
          lot={view}
          terms={<TermsLinks />}
          withPrices
          renderSold={(amount, onAmount) => <SoldSense view={view} amount={amount} onAmount={onAmount} />}
        />
      ) : error ? (
        <ErrorState
          title={text('listing.bid.failed')}
          id={refusalOf(error)?.id || undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <RuledCells cols={1} phoneCols={1} rows={6} label={text('ui.loading')} />
      )}
    </div>
  );
}
