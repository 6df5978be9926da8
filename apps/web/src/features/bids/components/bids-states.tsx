import type { BidList } from '@seri/domain/bid-lists';
import { refusalText } from '../../../lib/on-refusal.ts';
import { offline, refusalOf } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

interface NoBidsProps {
  list: BidList;
  /** The list without what narrows it; nothing where there are no bids at all. */
  wholeHref: string | undefined;
  /** How many there are under the other tabs. */
  others: number;
  listingHref: string;
}

/** No bids yet, or none under what was chosen. */
export function NoBids({ list, wholeHref, others, listingHref }: NoBidsProps) {
  const text = useText();
  if (wholeHref !== undefined) {
    return (
      <Sheet flush>
        <EmptyState
          title={text('bids.noResults')}
          actions={<ButtonLink href={wholeHref}>{text('bids.showAll')}</ButtonLink>}
        >
          {others > 0 ? text('bids.noResults.others', { count: others }) : undefined}
        </EmptyState>
      </Sheet>
    );
  }
  const isLive = list === 'live';
  return (
    <Sheet flush>
      <EmptyState
        title={text(`bids.empty.${list}`)}
        actions={isLive ? <ButtonLink href={listingHref}>{text('bids.toListing')}</ButtonLink> : undefined}
      >
        {text(`bids.empty.${list}.hint`)}
      </EmptyState>
    </Sheet>
  );
}

export function BidsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText();
  const refusal = refusalOf(error) ?? offline;
  // The button goes with the error: the focus waits on the heading, which stays.
  const retry = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Sheet flush>
      <ErrorState title={text('bids.failed')} onRetry={retry} id={refusal.id || undefined}>
        {refusalText(text, refusal)}
      </ErrorState>
    </Sheet>
  );
}
