import type { Flag } from '@seri/domain/people/permissions';
import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { LotView } from '../../lots/model/lot-view.ts';
import { bidTypesQuery } from '../api/bid-types.query.ts';
import { bannerOf, bannerTexts, canBid, type OwnBid } from '../model/own-bid.ts';
import type { ChosenClient, RenderSold } from '../model/bid-pieces.ts';
import { BidDialogs } from './bid-dialogs.tsx';
import { BidDoubt } from './bid-doubt.tsx';
import { BidForm } from './bid-form.tsx';
import styles from './bid-panel.module.css';
import { MyBid } from './my-bid.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { OrderForm } from './order-form.tsx';
import { useBidForm } from './use-bid-form.ts';
import { useIsPast } from './use-is-past.ts';
import { usePlacing } from './use-placing.ts';

export interface StaffBidding {
  client: ChosenClient | null;
  onClient: (client: ChosenClient | null) => void;
  /** What the client has bid is on its way. */
  isAsking: boolean;
}

export interface BidDeskProps {
  lot: LotView;
  own: OwnBid;
  terms: ReactNode;
  renderSold: RenderSold | undefined;
  permission: Readonly<Record<Flag, boolean>>;
  /** Absent where one bids for oneself. */
  staff?: StaffBidding;
}

/** The bid that stands, what is in the way of another one, and the fields for it. */
export function BidDesk({ lot, own, terms, permission, renderSold, staff }: BidDeskProps) {
  const text = useText();
  const { bidInfo } = lot;
  const types = useBidTypes(bidInfo.exportTypeShow && bidInfo.bidWeek !== null, staff !== undefined);
  const isLate = useIsPast(bidInfo.biddingDeadline) && permission.bidDeadlineCheck;
  const [inDoubt, setInDoubt] = useState(0);
  const form = useBidForm(bidInfo, own, staff && staff.client);
  const flow = usePlacing(lot, permission.creditLimitCheck);

  const banner = bannerOf({ lot, own, isLate });
  const isOpen = canBid(banner, own) && own.biddingAllowed;
  const client = staff?.client ?? undefined;
  const typeLabel = (bidType: number | null) => types?.find(({ value }) => value === bidType)?.label;
  const begin = (order: Parameters<typeof flow.begin>[0]) => {
    setInDoubt(0);
    void flow.begin(order);
  };
  return (
    <>
      {inDoubt > 0 && <BidDoubt key={inDoubt} lot={lot} client={client} />}
      {own.myBid && (
        <MyBid
          lot={lot}
          own={own}
          client={client}
          typeLabel={typeLabel(own.bidType)}
          permission={permission}
          onDoubt={() => setInDoubt(inDoubt + 1)}
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
      {!own.biddingAllowed && <NotAllowed client={client} staff={staff} />}
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
        onRefused={(refusal) => lot.pageType !== 'stock' && form.show(refusal)}
        onInstead={(amount) => form.set('amount', amount)}
        onDoubt={() => setInDoubt(inDoubt + 1)}
      />
    </>
  );
}

function useBidTypes(isShown: boolean, isStaff: boolean) {
  const language = useLanguage();
  return useQuery({ ...bidTypesQuery(isStaff, language), enabled: isShown }).data;
}
