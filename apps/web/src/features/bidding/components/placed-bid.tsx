import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Yen } from '../../../ui/yen.tsx';
import type { LotView } from '../../lots/model/lot-view.ts';
import type { Means } from '../api/fetch-means.ts';
import type { PlacedBid as Placed } from '../api/send-bid.ts';
import type { BidOrder } from '../model/bid-form.ts';
import { BidLot } from './bid-lot.tsx';
import styles from './dialogs.module.css';

interface PlacedBidProps {
  lot: LotView;
  order: BidOrder;
  placed: Placed;
  /** What is left now, once it is known. */
  means: Means | undefined;
  /** What is free bounds its bids. */
  isLimited: boolean;
  onClose: () => void;
}

const unknown = '…';

/** It stands: for how much, and what is left. */
export function PlacedBid({ lot, order, placed, means, isLimited, onClose }: PlacedBidProps) {
  const text = useText();
  const isStock = lot.pageType === 'stock';
  const free = means ? <Yen value={means.bidAllow} /> : unknown;
  const done = isStock ? 'ordered' : order.isChange ? 'changed' : 'placed';
  return (
    <Dialog
      open
      title={text(`bidding.${done}`)}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
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
          {text(order.client ? 'bidding.placed.forClient' : `bidding.${done}.hint`, { name: order.client?.name ?? '' })}
        </Notice>
      </div>
    </Dialog>
  );
}
