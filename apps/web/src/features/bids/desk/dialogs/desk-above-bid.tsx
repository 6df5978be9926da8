import { formatYen } from '@seri/domain/money/money';
import { useRef } from 'react';
import { useText } from '../../../../lib/language/text.ts';
import { Button } from '../../../../ui/frame/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Facts } from '../../../../ui/tables/facts.tsx';
import { Yen } from '../../../../ui/marks/yen.tsx';
import type { ListedBid } from '../../list/bids.ts';
import { useDesk } from '../changes/desk.ts';
import { yenText } from './desk-amount.ts';
import { mostFor } from './desk-questions.ts';
import { changePrice } from '../changes/change-price.ts';
import styles from './desk-dialogs.module.css';

/** R59: asks whether a price above the bid is meant or mistyped. */
export function DeskAboveBid({ bid, price }: { bid: ListedBid; price: number }) {
  const text = useText();
  const desk = useDesk();
  const correct = useRef<HTMLButtonElement>(null);
  const most = mostFor(bid);
  const close = () => desk.dialog.set(undefined);
  return (
    <Dialog
      open
      title={text('bidDesk.above')}
      onClose={close}
      initialFocus={correct}
      footer={
        <>
          <Button
            ref={correct}
            onClick={() => {
              close();
              desk.priceEdit.set({ bidId: bid.bidId, typed: yenText(price), isAllSelected: true });
            }}
          >
            {text('bidDesk.above.correct')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              close();
              void changePrice(desk, bid, price, true);
            }}
          >
            {text('bidDesk.above.yes', { amount: formatYen(price) })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{text('bidDesk.above.says')}</p>
        <Facts
          framed
          cols={3}
          phoneCols={1}
          items={[
            { caption: text('bidDesk.above.bid'), value: <Yen value={most} /> },
            { caption: text('bidDesk.sold'), value: <Yen value={price} /> },
            { caption: text('bidDesk.above.by'), value: <b className="neg">{formatYen(price - most)}</b> },
          ]}
        />
      </div>
    </Dialog>
  );
}
