import type { Flag } from '@seri/domain/people/permissions';
import { formatYen } from '@seri/domain/money/money';
import { useState } from 'react';
import { type Text, useText } from '../../../lib/language/text.ts';
import { BidMark } from '../../../ui/bid-marks/bid-mark.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { type Fact, Facts } from '../../../ui/tables/facts.tsx';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { bidStatusText } from '../../bids/rows/bid-texts.ts';
import type { LotView } from '../../lots/page/lot-view.ts';
import type { ChosenClient } from './bid-pieces.ts';
import type { OwnBidView } from './own-bid.ts';
import { CancelBid, CannotCancel } from '../form/cancel-bid.tsx';
import styles from './my-bid.module.css';
import { useIsPast } from './use-is-past.ts';

interface MyBidProps {
  lot: LotView;
  own: OwnBidView;
  client: ChosenClient | undefined;
  typeLabel: string | undefined;
  permission: Readonly<Record<Flag, boolean>>;
  onDoubt: () => void;
}

export function MyBid({ lot, own, client, typeLabel, permission, onDoubt }: MyBidProps) {
  const text = useText();
  const [dialog, setDialog] = useState<'cancel' | { hours: number | null }>();
  const { cancelDeadline, cancelDeadlineHour } = lot.bidInfo;
  const isLate = useIsPast(cancelDeadline) && !permission.bidManageStatus;
  const { jasId, myBidAmount, bidStatusId, cancellationAllowed } = own;
  if (jasId === null || bidStatusId === null) return null;
  const isOrder = lot.pageType === 'stock';
  const caption = client
    ? text('bidding.mine.of', { name: client.name })
    : text(isOrder ? 'bidding.mine.order' : 'bidding.mine');
  return (
    <section aria-label={caption} className={styles.box}>
      <header className={styles.head}>
        <div>
          <p className="cap">{caption}</p>
          <p className={styles.amount}>{formatYen(myBidAmount ?? 0)}</p>
        </div>
        <output>
          <BidMark
            code={bidStatusId}
            label={bidStatusText(text, bidStatusId, {
              reader: permission.managerBidForClient ? 'staff' : 'client',
              isOrder,
            })}
          />
        </output>
      </header>
      <Facts cols={2} items={factsOf(text, own, { typeLabel, isOrder })} />
      {cancellationAllowed && (
        <div className={styles.foot}>
          <Button kind="danger" size="s" onClick={() => setDialog(isLate ? { hours: cancelDeadlineHour } : 'cancel')}>
            {text(isOrder ? 'bidding.cancel.order' : 'bidding.cancel')}
          </Button>
        </div>
      )}
      {dialog === 'cancel' && (
        <CancelBid
          lot={lot}
          bidId={jasId}
          amount={myBidAmount ?? 0}
          isClients={client !== undefined}
          onTooLate={(hours) => setDialog({ hours })}
          onClose={(inDoubt) => {
            setDialog(undefined);
            if (inDoubt) onDoubt();
          }}
        />
      )}
      {typeof dialog === 'object' && (
        <CannotCancel lot={lot} hours={dialog.hours} onClose={() => setDialog(undefined)} />
      )}
    </section>
  );
}

function factsOf(
  text: Text,
  { jasId, myBidDate, bidAdjustmentPrice, bidGroup }: OwnBidView,
  { typeLabel, isOrder }: { typeLabel: string | undefined; isOrder: boolean },
): Fact[] {
  const facts: (Fact | undefined)[] = [
    { caption: text(isOrder ? 'bidding.id.order' : 'bidding.id'), value: jasId },
    { caption: text('bidding.date'), value: <JapanDate instant={myBidDate} time /> },
    typeLabel === undefined ? undefined : { caption: text('bidding.type'), value: typeLabel },
    bidGroup === null ? undefined : { caption: text('bidding.group'), value: bidGroup },
    bidAdjustmentPrice === null
      ? undefined
      : { caption: text('bidding.adjustment'), value: <Yen value={bidAdjustmentPrice} /> },
  ];
  const items = facts.filter((fact) => fact !== undefined);
  // An odd last fact takes its whole line.
  return items.map((fact, index) => (index === items.length - 1 && index % 2 === 0 ? { ...fact, full: true } : fact));
}
