import { useRef } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Facts } from '../../../ui/tables/facts.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import type { LotView } from '../../lots/page/lot-view.ts';
import type { BiddingBalance } from './fetch-balance.ts';
import type { PlacedBidAnswer as Placed } from '../form/send-bid.ts';
import type { BidDraft } from '../form/bid-form.ts';
import { BidLot } from './bid-lot.tsx';
import styles from '../form/dialogs.module.css';

interface PlacedBidProps {
  lot: LotView;
  draft: BidDraft;
  placed: Placed;
  /** The new balance; undefined while it loads. */
  means: BiddingBalance | undefined;
  /** A limit applies to the account. */
  isLimited: boolean;
  onClose: () => void;
}

const unknown = '…';

export function PlacedBid({ lot, draft, placed, means, isLimited, onClose }: PlacedBidProps) {
  const text = useText();
  const close = useRef<HTMLButtonElement>(null);
  const isStock = lot.pageType === 'stock';
  const free = means ? <Yen value={means.bidAllow} /> : unknown;
  const done = isStock ? 'ordered' : draft.isChange ? 'changed' : 'placed';
  return (
    <Dialog
      open
      title={text(`bidding.${done}`)}
      onClose={onClose}
      initialFocus={close}
      footer={
        <Button kind="primary" ref={close} onClick={onClose}>
          {text('bidding.done')}
        </Button>
      }
    >
      <div className={styles.body}>
        <BidLot lot={lot} />
        <Facts
          framed
          cols={3}
          phoneCols={1}
          items={[
            {
              caption: text(isStock ? 'bidding.price' : 'bidding.amount.short'),
              value: <Yen value={placed.bidAmount} strong />,
            },
            { caption: text('bidding.balance'), value: means ? <Yen value={means.balance} /> : unknown },
            { caption: text('bidding.freeNow'), value: isLimited ? free : text('bidding.unlimited') },
          ]}
        />
        <Notice tone="good">
          {text(draft.client ? 'bidding.placed.forClient' : `bidding.${done}.hint`, { name: draft.client?.name ?? '' })}
        </Notice>
      </div>
    </Dialog>
  );
}
