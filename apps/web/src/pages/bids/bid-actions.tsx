import { ArrowUp, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListedBid } from '../../features/bids/list/bids.ts';
import { lazyPiece } from '../../lib/code/lazy-piece.tsx';
import { withTexts } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import styles from './bid-actions.module.css';

const RowBidding = lazyPiece(
  withTexts(['bidding', 'lot'], () => import('./row-bidding.tsx')),
  'RowBidding',
);

/** R50, R52: raises or cancels the reader's own bid from its row. */
export function BidActions({ bid }: { bid: ListedBid }) {
  const text = useText();
  const [open, setOpen] = useState<'raise' | 'cancel'>();
  const number = bid.lotNo;
  return (
    <span className={styles.actions}>
      {bid.mayRaise && (
        <Button
          kind="bare"
          icon={<ArrowUp aria-hidden="true" />}
          label={text('bids.raise.of', { number })}
          title={text('bids.raise')}
          onClick={() => setOpen('raise')}
        />
      )}
      {bid.mayCancel && (
        <Button
          kind="bare"
          icon={<X aria-hidden="true" />}
          label={text('bids.cancel.of', { number })}
          title={text('bids.cancel')}
          onClick={() => setOpen('cancel')}
        />
      )}
      {open &&
        createPortal(
          <Suspense>
            <RowBidding bid={bid} action={open} onClose={() => setOpen(undefined)} />
          </Suspense>,
          document.body,
        )}
    </span>
  );
}
