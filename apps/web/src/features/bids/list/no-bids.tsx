import type { ReactNode } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { EmptyState } from '../../../ui/frame/empty-state.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { BidListConfig } from './bids-search.ts';

interface NoBidsProps {
  config: BidListConfig;
  /** A link to the list with fewer filters; undefined if there are no bids at all. */
  widerHref: string | undefined;
  /** Number of bids in all tabs. */
  others: number;
  listingHref: string;
  /** Set if the reader may not bid yet. */
  start: ReactNode;
}

export function NoBids({ config: { list, reader }, widerHref, others, listingHref, start }: NoBidsProps) {
  const text = useText();
  if (widerHref !== undefined) {
    return (
      <Sheet flush>
        <EmptyState
          title={text('bids.noResults')}
          actions={<ButtonLink href={widerHref}>{text('bids.showAll')}</ButtonLink>}
        >
          {others > 0 ? text('bids.noResults.others', { count: others }) : undefined}
        </EmptyState>
      </Sheet>
    );
  }
  const bids = list === 'live' && reader === 'staff' ? 'desk' : list;
  const canBid = list === 'live' && reader !== 'staff';
  if (canBid && start) {
    return (
      <>
        {start}
        <Sheet flush>
          <EmptyState title={text('bids.empty.live')}>{text('bids.empty.live.start')}</EmptyState>
        </Sheet>
      </>
    );
  }
  return (
    <Sheet flush>
      <EmptyState
        title={text(`bids.empty.${bids}`)}
        actions={canBid ? <ButtonLink href={listingHref}>{text('bids.toListing')}</ButtonLink> : undefined}
      >
        {text(`bids.empty.${bids}.hint`)}
      </EmptyState>
    </Sheet>
  );
}
