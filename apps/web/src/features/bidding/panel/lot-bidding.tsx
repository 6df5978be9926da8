import type { Flag } from '@seri/domain/people/permissions';
import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Notice } from '../../../ui/passing/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { LotView } from '../../lots/page/lot-view.ts';
import { bidTypesQuery } from './bid-types.query.ts';
import { bannerOf, bannerTexts, canBid, type OwnBidView } from './own-bid.ts';
import type { ChosenClient, RenderSold } from './bid-pieces.ts';
import { BidDialogs } from '../form/bid-dialogs.tsx';
import { BidDoubt } from '../form/bid-doubt.tsx';
import { BidForm } from '../form/bid-form.tsx';
import styles from './bid-panel.module.css';
import { MyBid } from './my-bid.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { OrderForm } from '../form/order-form.tsx';
import { useBidForm } from '../form/use-bid-form.ts';
import { useIsPast } from './use-is-past.ts';
import { usePlacing } from '../form/use-placing.ts';

export interface StaffBidding {
  client: ChosenClient | null;
  onClient: (client: ChosenClient | null) => void;
  isLoading: boolean;
}

export interface LotBiddingProps {
  lot: LotView;
  own: OwnBidView;
  terms: ReactNode;
  renderSold: RenderSold | undefined;
  permission: Readonly<Record<Flag, boolean>>;
  /** Undefined if the reader bids for themselves. */
  staff?: StaffBidding;
  start?: ReactNode;
}

/** The current bid, what prevents another one, and the form. */
export function LotBidding({ lot, own, terms, permission, renderSold, staff, start }: LotBiddingProps) {
  const text = useText();
  const { bidInfo } = lot;
  const types = useBidTypes(bidInfo.exportTypeShow && bidInfo.bidWeek !== null, staff !== undefined);
  const isLate = useIsPast(bidInfo.biddingDeadline) && permission.bidDeadlineCheck;
  const [doubts, setDoubts] = useState(0);
  const form = useBidForm(bidInfo, own, staff && staff.client);
  const flow = usePlacing(lot, permission.creditLimitCheck);

  const banner = bannerOf({ lot, own, isLate });
  const isOpen = canBid(banner, own) && own.biddingAllowed;
  const client = staff?.client ?? undefined;
  const typeLabel = (bidType: number | null) => types?.find(({ value }) => value === bidType)?.label;
  const begin = (draft: Parameters<typeof flow.begin>[0]) => {
    setDoubts(0);
    void flow.begin(draft);
  };
  return (
    <>
      {doubts > 0 && <BidDoubt key={doubts} lot={lot} client={client} />}
      {own.myBid && (
        <MyBid
          lot={lot}
          own={own}
          client={client}
          typeLabel={typeLabel(own.bidType)}
          permission={permission}
          onDoubt={() => setDoubts(doubts + 1)}
        />
      )}
      {own.myBid && own.othersBid && banner !== 'AUCTION_FINISHED' && (
        <p className={styles.others}>{text('bidding.others')}</p>
      )}
      {banner && (
        <div className={styles.part}>
          <Notice live tone="mid">
            {text(bannerTexts[banner])}
          </Notice>
        </div>
      )}
      {!own.biddingAllowed && (start ?? <NotAllowed client={client} staff={staff} />)}
      {isOpen &&
        (lot.pageType === 'stock' ? (
          !own.myBid && <OrderForm lot={lot} form={form} flow={flow} staff={staff} onBegin={begin} />
        ) : (
          <BidForm
            lot={lot}
            own={own}
            form={form}
            types={types}
            flow={flow}
            staff={staff}
            renderSold={renderSold}
            onBegin={begin}
          />
        ))}
      <BidDialogs
        lot={lot}
        flow={flow}
        terms={terms}
        typeLabel={typeLabel}
        onPlaced={form.reset}
        // An order has no fields.
        onRefused={(refusal) => lot.pageType !== 'stock' && form.showFaults(refusal)}
        onUseAffordable={(amount) => form.set('amount', amount)}
        onDoubt={() => setDoubts(doubts + 1)}
      />
    </>
  );
}

function useBidTypes(isShown: boolean, isStaff: boolean) {
  const language = useLanguage();
  return useQuery({ ...bidTypesQuery(isStaff, language), enabled: isShown }).data;
}
